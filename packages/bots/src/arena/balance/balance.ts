import type { BoardId, PlainMove, Standing, Step } from '@roundhouse/engine';
import type { Section } from './section.ts';

/** Watches one match and keeps what a report needs of it. Method syntax: see `GameRules`. */
export interface Watcher<State, Move, Facts> {
  onStep(step: Step<State, Move>): void;
  facts(standings: readonly Standing[]): Facts;
}

/** What a game wants to know about its balance. */
export interface Balance<Board, State, Move, Facts> {
  watcher(board: Board): Watcher<State, Move, Facts>;
  sections(board: Board, matches: readonly Facts[]): readonly Section[];
}

/** Any game's balance, for code that knows only the contract. */
export type AnyBalance = Balance<BoardId, unknown, PlainMove, unknown>;
