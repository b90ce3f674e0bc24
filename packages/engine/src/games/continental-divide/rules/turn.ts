import type { Seat } from '../../../kernel/index.ts';
import { LAST_TURN } from '../data/figures.ts';
import type { State } from '../types.ts';
import { payDividends } from './dividends.ts';

/** A new turn in this player order, the first player about to buy stock (CD-2.1). */
export const beginTurn = (state: State, turn: number, order: readonly Seat[]): State => ({
  ...state,
  phase: 'stock',
  turn,
  order,
  position: 0,
  linesBuilt: [],
  cards: [],
});

/** The player has bought or not; now they may build. */
export const beginBuilding = (state: State): State => ({ ...state, phase: 'build' });

/** On to the next player, or after the last one to dividends and the end of the turn (CD-2.2). */
export const endPlayerTurn = (state: State): State => {
  const position = state.position + 1;
  if (position < state.order.length) return { ...state, phase: 'stock', position, linesBuilt: [] };
  const paid = payDividends({ ...state, linesBuilt: [] });
  return state.turn === LAST_TURN ? { ...paid, phase: 'over' } : beginChoosingOrder(paid);
};

/** The one who went last chooses first (CD-8.1). */
const beginChoosingOrder = (state: State): State => ({
  ...state,
  phase: 'order',
  position: state.order.length - 1,
  cards: state.order.map(() => -1),
});

/** `seat` gets `card`; when one card is left the first player gets it without asking (CD-8.2). */
export const takeCard = (state: State, card: number): State => {
  const cards = state.cards.with(card - 1, state.order[state.position] ?? -1);
  if (state.position > 1) return { ...state, cards, position: state.position - 1 };
  const order = cards.with(cards.indexOf(-1), state.order[0] ?? -1);
  return beginTurn(state, state.turn + 1, order);
};
