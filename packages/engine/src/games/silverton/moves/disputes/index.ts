import type { AgreeJoint } from './agreeJoint.ts';
import type { CallDispute } from './callDispute.ts';
import type { LetBe } from './letBe.ts';
import type { MoveAside } from './moveAside.ts';
import type { RefuseJoint } from './refuseJoint.ts';
import type { StandFast } from './standFast.ts';

/** The decisions of phase 3. */
export type DisputeMove = MoveAside | StandFast | CallDispute | LetBe | AgreeJoint | RefuseJoint;
