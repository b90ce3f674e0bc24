import { problemText } from '../../../kernel/index.ts';
import { settle } from '../flow/index.ts';
import { silverton } from '../index.ts';
import type { State } from '../state.ts';
import { aTable, board, type TablePlan } from './aTable.ts';

const rules = silverton.rules(board);

/** `state` walked on to where somebody, or chance, has to decide. */
export const settled = (state: State): State => settle(board, state);

/** A table at the beginning of phase 3, walked on to the first decision or roll. */
export const atDisputes = (plan: TablePlan): State =>
  settled(aTable({ ...plan, stage: { kind: 'begin', part: 'disputes' } }));

/** The state after moves written as in a record. A text that is no legal move is a mistake of the test. */
export const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => {
    const read = rules.notation.parse(now, text);
    if (!read.ok) throw new Error(`${text}: ${problemText(read.problem)}`);
    const rejection = rules.reject(now, read.value);
    if (rejection !== undefined) throw new Error(`${text}: ${rejection.rule} ${rejection.code}`);
    return rules.apply(now, read.value);
  }, state);

/** Why a written move is refused, as rule and code; `undefined` if it is legal. */
export const refusal = (state: State, text: string): string | undefined => {
  const read = rules.notation.parse(state, text);
  if (!read.ok) throw new Error(`${text}: ${problemText(read.problem)}`);
  const rejection = rules.reject(state, read.value);
  return rejection === undefined ? undefined : `${rejection.rule} ${rejection.code}`;
};

/** Every legal move, as written. */
export const options = (state: State): readonly string[] =>
  [...rules.legalMoves(state)].map((move) => rules.notation.format(state, move));
