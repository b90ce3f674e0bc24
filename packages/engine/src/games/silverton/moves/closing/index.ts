import type { BuyNothing } from './buyNothing.ts';
import type { BuyPlow } from './buyPlow.ts';
import type { BuyTrain } from './buyTrain.ts';
import type { ChooseVictim } from './chooseVictim.ts';
import type { Hire } from './hire.ts';
import type { HireNobody } from './hireNobody.ts';
import type { UncoverLine } from './uncoverLine.ts';

/** What is decided in phases 5 to 7, rolls and refills apart. */
export type ClosingMove = ChooseVictim | UncoverLine | Hire | HireNobody | BuyTrain | BuyPlow | BuyNothing;
