import type { Seat } from '../../../kernel/index.ts';
import type { StaffRef, State } from '../state.ts';
import type { Board, EventId } from '../types.ts';
import { claimAt, deplete, discardFaceUpClaims } from './claims.ts';
import { addLeadvilleMarkers, discardLine } from './lines.ts';
import { pay, playerAt, withPlayer } from './money.ts';
import { movePrice } from './prices.ts';
import { moveStaff } from './staff.ts';

/** SV-16.2: events after which the same prospector draws again. */
export const DRAW_AGAIN: readonly EventId[] = [
  'leadville-pinches-out',
  'land-office-fire',
  'silver-purchase-act',
];

/** Events that hit one prospector: the one that drew the card, or one its owner picks (SV-9.1). */
export const STRIKES_PROSPECTOR: readonly EventId[] = ['jumped-claim', 'powder-blast'];

/** SV-16.1: an event leaves the deck for good. */
export const discardEvent = (state: State, event: EventId): State => ({
  ...state,
  deckEvents: state.deckEvents.filter((other) => other !== event),
  discards: { ...state.discards, events: [...state.discards.events, event] },
});

/** A prospector is jailed or killed by an event. */
export const strikeProspector = (state: State, event: EventId, ref: StaffRef): State =>
  moveStaff(state, ref, event === 'powder-blast' ? { at: 'dead', turn: state.turn } : { at: 'jail' });

/** What an event does to the table and the market, whoever turned it up. */
export const strikeTable = (board: Board, state: State, event: EventId): State => {
  switch (event) {
    case 'leadville-pinches-out':
      return pinchOutLeadville(board, state);
    case 'land-office-fire':
      return burnRecords(state);
    case 'silver-purchase-act':
      return raiseSilver(board, state);
    default:
      return state;
  }
};

/** Every owned claim at Leadville gives out; at least one marker is placed. */
const pinchOutLeadville = (board: Board, state: State): State => {
  const struck = state.order.flatMap((seat) =>
    playerAt(state, seat)
      .claims.filter(({ claim, depleted }) => !depleted && claimAt(board, claim).town === board.leadville)
      .map(({ claim }) => ({ seat, claim })),
  );
  return struck.length === 0
    ? addLeadvilleMarkers(board, state, 1)
    : struck.reduce((before, ref) => deplete(board, before, ref), state);
};

/** SV-16.3: face-up cards among the claims are discarded but for those with a prospector on them. */
const burnRecords = (state: State): State => {
  const places = state.players.flatMap(({ staff }) => staff.map(({ place }) => place));
  const claims = state.display.filter(
    (claim) => !places.some((place) => place.at === 'claim' && place.claim === claim),
  );
  return state.slidLines
    .filter((line) => !places.some((place) => place.at === 'line' && place.line === line))
    .reduce(discardLine, discardFaceUpClaims(state, claims));
};

const raiseSilver = (board: Board, state: State): State =>
  board.columns
    .filter(({ commodity, index }) => commodity === 'silver' && (state.prices[index] ?? -1) >= 0)
    .reduce((before, column) => movePrice(before, column, board.events.silverRise), state);

/** SV-16.4: the county tax is reckoned now, on what the player owns; a joint line counts for each partner. */
export const fineByTax = ({ events }: Board, state: State, seat: Seat): State => {
  const { segments, claims, lines } = playerAt(state, seat);
  const joint = state.jointLines.filter(({ partners }) => partners.includes(seat)).length;
  const fine =
    segments.length * events.taxPerSegment +
    claims.length * events.taxPerClaim +
    (lines.length + joint) * events.taxPerLine;
  return withPlayer(state, seat, (player) => ({ ...player, owed: player.owed + fine }));
};

/** SV-16.4: fines are paid as far as cash goes; the rest stays owed. */
export const payFines = (state: State, seat: Seat): State => {
  const { cash, owed } = playerAt(state, seat);
  const due = Math.min(cash, owed);
  if (due === 0) return state;
  return withPlayer(pay(state, seat, due), seat, (player) => ({ ...player, owed: player.owed - due }));
};
