import type { Seat } from '../../../kernel/index.ts';
import { activeSeat } from '../rules/turn.ts';
import type { OwnedClaim, State } from '../state.ts';
import type { Board, Claim, ClaimNumber } from '../types.ts';
import { addLeadvilleMarkers, freeSpace } from './lines.ts';
import { playerAt, withPlayer } from './money.ts';
import { sendHome } from './staff.ts';

export const claimAt = (board: Board, claim: ClaimNumber): Claim => {
  const card = board.claims[claim];
  if (card === undefined) throw new RangeError(`there is no claim ${claim}`);
  return card;
};

/** What `seat` holds of a claim; `undefined` if it is not theirs. */
export const ownedClaim = (state: State, seat: Seat, claim: ClaimNumber): OwnedClaim | undefined =>
  playerAt(state, seat).claims.find((own) => own.claim === claim);

/** A claim becomes `seat`'s: no goods on it, never operated. Where it came from is another matter. */
export const gainClaim = (state: State, seat: Seat, claim: ClaimNumber): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    claims: [...player.claims, { claim, goods: 0, depleted: false, operatedTurn: 0 }],
  }));

/** A face-up claim becomes `seat`'s, and its space free for sliding (SV-30.1). */
export const takeClaim = (state: State, seat: Seat, claim: ClaimNumber): State => {
  const lifted = { ...state, display: state.display.filter((faceUp) => faceUp !== claim) };
  return freeSpace(gainClaim(lifted, seat, claim), { takenBy: seat });
};

/** SV-6.1: the claim just drawn is laid face up and its prospector goes home. */
export const leaveFaceUp = (state: State): State => {
  if (state.stage.kind !== 'drawn') return state;
  const { staff, claim } = state.stage;
  const home = sendHome(state, { seat: activeSeat(state), staff });
  return { ...home, display: [...home.display, claim], stage: { kind: 'claims' } };
};

/** Face-up claims go out of the game for good. */
export const discardFaceUpClaims = (state: State, claims: readonly ClaimNumber[]): State => ({
  ...state,
  display: state.display.filter((faceUp) => !claims.includes(faceUp)),
  discards: { ...state.discards, claims: [...state.discards.claims, ...claims] },
});

/** Changes what `seat` holds of a claim. SV-6.3: depleted and without goods it is discarded for good. */
export const withClaim = (
  state: State,
  { seat, claim }: { readonly seat: Seat; readonly claim: ClaimNumber },
  change: (own: OwnedClaim) => OwnedClaim,
): State => {
  const changed = playerAt(state, seat).claims.map((own) => (own.claim === claim ? change(own) : own));
  const spent = changed.filter(({ depleted, goods }) => depleted && goods === 0).map((own) => own.claim);
  const claims = changed.filter((own) => !spent.includes(own.claim));
  const after = withPlayer(state, seat, (player) => ({ ...player, claims }));
  if (spent.length === 0) return after;
  return { ...after, discards: { ...after.discards, claims: [...after.discards.claims, ...spent] } };
};

/** Goods leave a claim. */
export const removeGoods = (
  state: State,
  ref: { readonly seat: Seat; readonly claim: ClaimNumber },
  units: number,
): State => withClaim(state, ref, (own) => ({ ...own, goods: own.goods - units }));

/** SV-6.3, SV-16.6: a claim gives out; at Leadville it leaves a marker (SV-15.2). */
export const deplete = (
  board: Board,
  state: State,
  ref: { readonly seat: Seat; readonly claim: ClaimNumber },
): State => {
  const depleted = withClaim(state, ref, (own) => ({ ...own, depleted: true }));
  return claimAt(board, ref.claim).town === board.leadville
    ? addLeadvilleMarkers(board, depleted, 1)
    : depleted;
};
