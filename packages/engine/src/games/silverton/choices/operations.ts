import { claimAt } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import { type BuildSegment, buildSegment } from '../moves/operations/buildSegment.ts';
import { dismantle, SALVAGE } from '../moves/operations/dismantle.ts';
import { operate } from '../moves/operations/operate.ts';
import { setPlow } from '../moves/operations/setPlow.ts';
import { trySecondSegment } from '../moves/operations/trySecondSegment.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board, ClaimNumber, SegmentId } from '../types.ts';

/** A segment under a surveyor. */
export interface BuildChoice {
  readonly segment: SegmentId;
  readonly cost: number;
  readonly length: number;
  /** Second in a row: dice decide first (SV-6.2.3). */
  readonly roll: boolean;
  /** Own segments of which one has to be abandoned for its cube; empty with a cube at hand. */
  readonly abandon: readonly SegmentId[];
}

export type OperationChoices =
  | {
      readonly stage: 'track' | 'secondBuild';
      readonly build: readonly BuildChoice[];
      readonly dismantle: readonly { readonly segment: SegmentId; readonly salvage: number }[];
    }
  | {
      readonly stage: 'operating';
      readonly claims: readonly {
        readonly claim: ClaimNumber;
        readonly cost: number;
        /** One die + 6 this time (SV-6.3). */
        readonly firstTime: boolean;
      }[];
      /** Claims already paid for, whose dice follow. */
      readonly working: readonly ClaimNumber[];
    }
  | {
      readonly stage: 'plows';
      readonly plows: readonly { readonly bonus: number; readonly segments: readonly SegmentId[] }[];
    };

const buildChoice = (board: Board, segment: SegmentId, ways: readonly BuildSegment[]): BuildChoice => ({
  segment,
  cost: board.segmentById.get(segment)?.cost ?? 0,
  length: board.segmentById.get(segment)?.length ?? 0,
  roll: ways.length === 0,
  abandon: ways.flatMap(({ abandon }) => abandon ?? []),
});

const buildable = (board: Board, state: State): readonly BuildChoice[] => {
  const builds = [...buildSegment.options(board, state)];
  const tries = state.stage.kind === 'track' ? [...trySecondSegment.options(board, state)] : [];
  const segments = new Set([...builds, ...tries].map(({ segment }) => segment));
  return [...segments].map((segment) =>
    buildChoice(
      board,
      segment,
      builds.filter((build) => build.segment === segment),
    ),
  );
};

const track =
  (stage: 'track' | 'secondBuild') =>
  (board: Board, state: State): OperationChoices => ({
    stage,
    build: buildable(board, state),
    dismantle:
      stage === 'secondBuild'
        ? []
        : [...dismantle.options(board, state)].map(({ segment }) => ({
            segment,
            salvage: SALVAGE * (board.segmentById.get(segment)?.length ?? 0),
          })),
  });

/** Phase 4, steps 2 and 3. */
export const OPERATION_CHOICES = {
  track: track('track'),
  secondBuild: track('secondBuild'),
  operating: (board: Board, state: State): OperationChoices => {
    const { claims } = playerAt(state, activeSeat(state));
    return {
      stage: 'operating',
      claims: [...operate.options(board, state)].map(({ claim }) => ({
        claim,
        cost: claimAt(board, claim).operatingCost,
        firstTime: claims.some((own) => own.claim === claim && own.operatedTurn === 0),
      })),
      working: state.stage.kind === 'operating' ? state.stage.working : [],
    };
  },
  plows: (board: Board, state: State): OperationChoices => {
    const moves = [...setPlow.options(board, state)];
    const bonuses = [...new Set(moves.map(({ bonus }) => bonus))];
    return {
      stage: 'plows',
      plows: bonuses.map((bonus) => ({
        bonus,
        segments: moves.filter((move) => move.bonus === bonus).map(({ segment }) => segment),
      })),
    };
  },
};
