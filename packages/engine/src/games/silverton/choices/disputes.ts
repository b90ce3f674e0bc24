import type { Seat } from '../../../kernel/index.ts';
import { lineAt } from '../effects/lines.ts';
import { moveAside } from '../moves/disputes/moveAside.ts';
import { pairPrices, pairRoute } from '../rules/lineRights.ts';
import type { State } from '../state.ts';
import type { Board, LineNumber, SegmentId } from '../types.ts';

export type DisputeChoices =
  | { readonly stage: 'moveAside'; readonly segment: SegmentId; readonly aside: readonly SegmentId[] }
  | { readonly stage: 'callSpecial'; readonly segments: readonly SegmentId[] }
  | {
      readonly stage: 'jointOffer';
      readonly line: LineNumber;
      readonly pair: readonly [Seat, Seat];
      /** What each of the pair would pay (SV-30.2.2). */
      readonly prices: readonly number[];
    };

const idOf = (board: Board, segment: number): SegmentId => board.segments[segment]?.id ?? '';

/** Phase 3. */
export const DISPUTE_CHOICES = {
  moveAside: (board: Board, state: State): DisputeChoices => ({
    stage: 'moveAside',
    segment: state.stage.kind === 'moveAside' ? idOf(board, state.stage.segment) : '',
    aside: [...moveAside.options(board, state)].map(({ segment }) => segment),
  }),
  callSpecial: (board: Board, { stage }: State): DisputeChoices => ({
    stage: 'callSpecial',
    segments: stage.kind === 'callSpecial' ? stage.segments.map((segment) => idOf(board, segment)) : [],
  }),
  jointOffer: (board: Board, state: State): DisputeChoices | undefined => {
    if (state.stage.kind !== 'jointOffer') return undefined;
    const { line, pair } = state.stage;
    const card = lineAt(board, line);
    const joint = pairRoute(board, state, pair, card);
    return { stage: 'jointOffer', line, pair, prices: joint === undefined ? [] : pairPrices(card, joint) };
  },
};
