import type { Seat } from '../../../kernel/index.ts';
import { claimAt } from '../effects/claims.ts';
import { lineAt } from '../effects/lines.ts';
import { playerAt } from '../effects/money.ts';
import type { FreeSpace, StaffMember, StaffPlace, StaffRef, State } from '../state.ts';
import type { Board, LineNumber } from '../types.ts';
import { lineLength } from './routes.ts';
import { isWinter } from './turn.ts';

/** Where a prospector stands that may act in step 1: not tied, not at home, not in jail (SV-6.1). */
export const claimsPlace = (member: StaffMember | undefined): StaffPlace | undefined =>
  member?.role === 'P' && !member.held && ['claim', 'line', 'deck'].includes(member.place.at)
    ? member.place
    : undefined;

/** SV-4.8, SV-14.4: the player has the whole route, in winter one free of snow. */
export const mayOwnLine = (board: Board, state: State, seat: Seat, line: LineNumber): boolean =>
  lineLength(board, playerAt(state, seat), lineAt(board, line), { snowFree: isWinter(board, state) }) !==
  undefined;

/** SV-30.1: the spaces `seat` may slide a card to: freed by an earlier player. */
export const spacesToSlide = (state: State, seat: Seat): readonly FreeSpace[] =>
  state.ledger.freeSpaces.filter(({ takenBy }) => takenBy !== seat);

/** SV-30.1: an A or B line the player is not entitled to take can be slid instead. */
export const isSlider = (board: Board, state: State, seat: Seat, line: LineNumber): boolean =>
  state.options.optionalRules.includes('slidingLines') &&
  lineAt(board, line).class !== 'C' &&
  !mayOwnLine(board, state, seat, line);

/** Cards left in the deck, claims and events. */
export const cardsInDeck = ({ deck, deckEvents }: State): number => deck.length + deckEvents.length;

/** Whether a prospector can still do in step 1 what it was placed for (SV-14.4). */
export const canProspect = (board: Board, state: State, { seat, staff }: StaffRef): boolean => {
  const player = playerAt(state, seat);
  const place = claimsPlace(player.staff[staff]);
  switch (place?.at) {
    case 'claim':
      return player.cash >= claimAt(board, place.claim).price;
    case 'line':
      return mayOwnLine(board, state, seat, place.line)
        ? player.cash >= lineAt(board, place.line).price
        : isSlider(board, state, seat, place.line) && spacesToSlide(state, seat).length > 0;
    case 'deck':
      return cardsInDeck(state) > 0;
    default:
      return false;
  }
};
