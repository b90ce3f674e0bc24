import type { Rejection } from '../../../kernel/index.ts';
import { claimAt } from '../effects/claims.ts';
import { lineAt } from '../effects/lines.ts';
import { playerAt } from '../effects/money.ts';
import { buyCard } from '../moves/operations/buyCard.ts';
import { buyDrawn } from '../moves/operations/buyDrawn.ts';
import { slideLine } from '../moves/operations/slideLine.ts';
import { type Target, targetOf } from '../moves/placing/target.ts';
import type { Post } from '../rules/placing.ts';
import { claimsPlace } from '../rules/prospecting.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board, ClaimNumber } from '../types.ts';

/** A prospector that may act in step 1. */
export interface ProspectChoice {
  readonly staff: number;
  readonly target: Target;
  /** Of the card it stands on; 0 on the deck. */
  readonly price: number;
  /** Why the card cannot be bought, if it cannot. */
  readonly problem: Rejection | null;
  /** Piles from 0, or `null` for a claim space, to which a line can be slid (SV-30.1). */
  readonly slides: readonly (number | null)[];
}

export type ClaimChoices =
  | { readonly stage: 'claims'; readonly prospectors: readonly ProspectChoice[] }
  | {
      readonly stage: 'drawn';
      readonly claim: ClaimNumber;
      readonly price: number;
      readonly problem: Rejection | null;
    };

const isCard = (place: ReturnType<typeof claimsPlace>): place is Post =>
  place !== undefined && (place.at === 'claim' || place.at === 'line' || place.at === 'deck');

const priceOf = (board: Board, target: Target): number => {
  if (target.on === 'claim') return claimAt(board, target.claim).price;
  return target.on === 'line' ? lineAt(board, target.line).price : 0;
};

const prospectors = (board: Board, state: State): readonly ProspectChoice[] => {
  const slides = [...slideLine.options(board, state)];
  return playerAt(state, activeSeat(state)).staff.flatMap((member, staff): readonly ProspectChoice[] => {
    const place = claimsPlace(member);
    if (!isCard(place)) return [];
    const target = targetOf(board, place);
    const move = { type: 'buyCard', staff } as const;
    return [
      {
        staff,
        target,
        price: priceOf(board, target),
        problem: place.at === 'deck' ? null : (buyCard.reject(board, state, move) ?? null),
        slides: slides.filter((slide) => slide.staff === staff).map(({ pile }) => pile ?? null),
      },
    ];
  });
};

/** Phase 4, step 1. */
export const CLAIM_CHOICES = {
  claims: (board: Board, state: State): ClaimChoices => ({
    stage: 'claims',
    prospectors: prospectors(board, state),
  }),
  drawn: (board: Board, state: State): ClaimChoices | undefined => {
    if (state.stage.kind !== 'drawn') return undefined;
    const { claim } = state.stage;
    const problem = buyDrawn.reject(board, state, { type: 'buyDrawn' }) ?? null;
    return { stage: 'drawn', claim, price: claimAt(board, claim).price, problem };
  },
};
