import type { GameRules, PlainMove, Standing } from '@roundhouse/engine';

/** A board with its rules. */
export interface Ruled<Board, State, Move extends PlainMove, View> {
  readonly board: Board;
  readonly rules: GameRules<State, Move, View, never>;
}

/** How a game's matches may go on, as its bots imagine it. */
export interface Futures<Board, State, Move extends PlainMove, View> {
  turnOf(state: State): number;
  /** One way to the end, with quick judgements for everybody; `undefined` where no end is in sight. */
  playOn(table: Ruled<Board, State, Move, View>, from: State, seed: number): State | undefined;
  /** What an end that was imagined `turns` turns ahead says about who wins: a share for every seat. */
  sharesAt(table: Ruled<Board, State, Move, View>, end: State, turns: number): readonly number[];
}

/** The winner's share is 1; equals share it. */
export const sharesOf = (standings: readonly Standing[]): readonly number[] => {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  return standings.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
};

/**
 * Shares where a lead of `blur` may well be another's in the end: odds of e to 1. Playouts of the same quick
 * judgement are more alike than real matches, and would be far too sure of themselves.
 */
export const blurredShares = (standings: readonly Standing[], blur: number): readonly number[] => {
  const best = Math.max(...standings.map(({ score }) => score));
  const odds = standings.map(({ score }) => Math.exp((score - best) / blur));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
};
