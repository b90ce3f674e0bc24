import type { BoardId, Seat } from '../../kernel/index.ts';

/**
 * High Stack: a card and dice game of our own, small enough to read in a minute, with all that makes
 * games hard for a harness: chance, a secret, a wide range of moves and an end.
 *
 * Each round every seat is dealt one card face down and a die is rolled in the open. In seat order each
 * seat bets chips or passes. On an even roll the highest card among the bettors takes the pot, on an odd
 * roll the lowest. After the last round the most chips win.
 */
export interface ToyBoard extends BoardId {
  readonly cards: number;
  readonly rounds: number;
  readonly chips: number;
}

export interface ToyState {
  readonly players: number;
  readonly round: number;
  readonly rounds: number;
  /** Dealt so far, by seat: shorter than `players` while cards are being dealt. */
  readonly hands: readonly number[];
  /** 0 before the roll. */
  readonly die: number;
  readonly chips: readonly number[];
  /** Made so far this round, by seat. */
  readonly bets: readonly number[];
}

export interface ToyView extends Omit<ToyState, 'hands'> {
  readonly viewer: Seat | 'spectator';
  readonly dealt: number;
  readonly ownHand: number | null;
}

export interface Deal {
  readonly type: 'deal';
  readonly card: number;
}
export interface Roll {
  readonly type: 'roll';
  readonly die: number;
}
export interface Bet {
  readonly type: 'bet';
  readonly chips: number;
}
export interface Pass {
  readonly type: 'pass';
}
export type ToyMove = Deal | Roll | Bet | Pass;
export interface ToyOptions {
  readonly rounds?: number;
}
