import { cardTrouble, claimTrouble, lineTrouble } from './invariants/cards.ts';
import { equipmentTrouble } from './invariants/equipment.ts';
import { marketTrouble } from './invariants/market.ts';
import { moneyTrouble } from './invariants/money.ts';
import { staffTrouble } from './invariants/staff.ts';
import { ledgerTrouble, trackTrouble } from './invariants/track.ts';
import type { State } from './state.ts';
import type { Board } from './types.ts';

/** Everything about a state that no legal play could have brought about, in words. */
export const violations = (board: Board, state: State): readonly string[] => [
  ...moneyTrouble(state),
  ...marketTrouble(board, state),
  ...equipmentTrouble(board, state),
  ...cardTrouble(board, state),
  ...claimTrouble(board, state),
  ...lineTrouble(board, state),
  ...trackTrouble(board, state),
  ...ledgerTrouble(board, state),
  ...staffTrouble(board, state),
  ...turnTrouble(state),
];

function* turnTrouble({ turn, order, active, players, options }: State): Iterable<string> {
  if (order.toSorted().join() !== players.map((_, seat) => seat).join()) yield `the order is ${order.join()}`;
  if (active < 0 || active >= players.length) yield `player ${active} of the order is active`;
  if (!Number.isInteger(turn) || turn < 1 || (turn > 24 && !options.playOn)) yield `it is turn ${turn}`;
}
