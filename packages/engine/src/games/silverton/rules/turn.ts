import type { Seat } from '../../../kernel/index.ts';
import type { Part } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

/** SV-1.7, SV-1.6: past the track every fourth turn is winter. */
export const isWinter = (board: Board, { turn, options }: Pick<State, 'turn' | 'options'>): boolean => {
  if (turn === 4) return options.earlyWinter || board.winterTurns.includes(4);
  return turn > board.idn.length ? turn % 4 === 0 : board.winterTurns.includes(turn);
};

/** The increased demand number of this turn; past the track it stays at its last (SV-1.6). */
export const idnOf = (board: Board, { turn }: Pick<State, 'turn'>): number =>
  board.idn[Math.min(turn, board.idn.length) - 1] ?? 0;

/** The player whose turn within the phase it is. */
export const activeSeat = (state: State): Seat => {
  const seat = state.order[state.active];
  if (seat === undefined) throw new RangeError('nobody is active');
  return seat;
};

/** Everybody at the table but `seat`, in turn order. */
export const othersThan = ({ order }: State, seat: Seat): readonly Seat[] =>
  order.filter((other) => other !== seat);

/** `state` at the beginning of a part of the turn; the flow goes on from there. */
export const begin = (state: State, part: Part): State => ({ ...state, stage: { kind: 'begin', part } });

/** Phase 4 goes to the next player in turn order, after the last one to the market (SV-8.1). */
export const passOn = (state: State): State =>
  state.active + 1 < state.order.length
    ? begin({ ...state, active: state.active + 1 }, 'operations')
    : begin({ ...state, active: 0 }, 'market');

/** The next player in turn order decides in the present stage; its flow sees when all have. */
export const nextInOrder = (state: State): State => ({ ...state, active: state.active + 1 });
