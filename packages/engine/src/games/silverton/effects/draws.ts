import type { Seat } from '../../../kernel/index.ts';
import { cardsInDeck } from '../rules/prospecting.ts';
import { activeSeat } from '../rules/turn.ts';
import type { Stage } from '../stages.ts';
import type { StaffMember, State } from '../state.ts';
import type { Board, ClaimNumber, EventId } from '../types.ts';
import {
  DRAW_AGAIN,
  discardEvent,
  fineByTax,
  payFines,
  STRIKES_PROSPECTOR,
  strikeProspector,
  strikeTable,
} from './events.ts';
import { playerAt } from './money.ts';
import { sendHome } from './staff.ts';

const CLAIMS: Stage = { kind: 'claims' };

/** A claim is drawn by a prospector and waits for the decision, or fills up the face-up claims. */
export const drawClaim = (state: State, claim: ClaimNumber): State => {
  const drawn = { ...state, deck: state.deck.filter((other) => other !== claim) };
  return state.stage.kind === 'drawing'
    ? { ...drawn, stage: { kind: 'drawn', staff: state.stage.staff, claim } }
    : { ...drawn, display: [...drawn.display, claim] };
};

/** SV-16.1: an event acts at once and is discarded for good. */
export const drawEvent = (board: Board, state: State, event: EventId): State => {
  const struck = strikeTable(board, discardEvent(state, event), event);
  return struck.stage.kind === 'drawing'
    ? strikeDrawer(board, struck, { event, staff: struck.stage.staff })
    : strikeInRefill(board, struck, event);
};

/** The prospector that drew it suffers it, draws again (SV-16.2), or has used up its draw (SV-6.1). */
const strikeDrawer = (
  board: Board,
  state: State,
  { event, staff }: { readonly event: EventId; readonly staff: number },
): State => {
  const ref = { seat: activeSeat(state), staff };
  if (STRIKES_PROSPECTOR.includes(event)) return { ...strikeProspector(state, event, ref), stage: CLAIMS };
  const fined = event === 'county-tax' ? fineByTax(board, state, ref.seat) : state;
  return DRAW_AGAIN.includes(event) && cardsInDeck(fined) > 0
    ? fined
    : { ...sendHome(fined, ref), stage: CLAIMS };
};

/** SV-9.1 option: the card says whom it hits; fines are paid at once (SV-16.4). */
const strikeInRefill = (board: Board, state: State, event: EventId): State => {
  if (event === 'county-tax')
    return state.order.reduce((before, seat) => payFines(fineByTax(board, before, seat), seat), state);
  if (!STRIKES_PROSPECTOR.includes(event)) return state;
  const seat = state.order.find((each) => playerAt(state, each).staff.some(canBeStruck));
  return seat === undefined ? state : { ...state, stage: { kind: 'eventVictim', event, seat } };
};

/** Prospectors an event can hit: those neither jailed nor dead; one held by a tie too (SV-16.5). */
const canBeStruck = ({ role, place }: StaffMember): boolean =>
  role === 'P' && place.at !== 'jail' && place.at !== 'dead';

/** Staff numbers of `seat` an event can hit. */
export const victimsOf = (state: State, seat: Seat): readonly number[] =>
  playerAt(state, seat).staff.flatMap((member, staff) => (canBeStruck(member) ? [staff] : []));
