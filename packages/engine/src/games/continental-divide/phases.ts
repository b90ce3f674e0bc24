import type { MoveRule, MoveTable, Rejection } from '../../kernel/index.ts';
import { buildLine } from './moves/buildLine.ts';
import { buyShares } from './moves/buyShares.ts';
import { dealOrder } from './moves/dealOrder.ts';
import { endTurn } from './moves/endTurn.ts';
import { skipStock } from './moves/skipStock.ts';
import { startRailroad } from './moves/startRailroad.ts';
import { takeOrderCard } from './moves/takeOrderCard.ts';
import type { Board, Move, Phase, State } from './types.ts';

/** The turn summary (CD-2): which decisions each phase offers. */
const MOVES_IN: Readonly<Record<Phase, readonly MoveRule<Board, State, Move>[]>> = {
  deal: [dealOrder],
  stock: [startRailroad, buyShares, skipStock],
  build: [buildLine, endTurn],
  order: [takeOrderCard],
  over: [],
};

export const MOVES: MoveTable<Board, State, Move> = {
  rules: Object.values(MOVES_IN).flat(),
  movesNow: (state) => MOVES_IN[state.phase],
  notNow: ({ phase }, move): Rejection =>
    phase === 'over'
      ? { rule: 'CD-7.1', code: 'turn/over', params: { move: move.type } }
      : { rule: 'CD-2.1', code: 'turn/notNow', params: { move: move.type, phase } },
};
