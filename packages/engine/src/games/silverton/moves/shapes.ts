import { integer, type MoveRule, object, oneOf, type Rejection } from '../../../kernel/index.ts';
import { noWords, readWords, staffText, staffWord, thenRead } from '../notation.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

/** What differs between moves of one shape. */
interface Kind<Move extends { readonly type: string }> {
  readonly type: Move['type'];
  readonly verb: string;
  reject(board: Board, state: State, move: Move): Rejection | undefined;
  apply(board: Board, state: State, move: Move): State;
}

export interface BareMove<Type extends string> {
  readonly type: Type;
}

/** A move that is its name alone: there is one, or none. */
export const bareMove = <const Type extends string>(
  kind: Kind<BareMove<Type>>,
): MoveRule<Board, State, BareMove<Type>> => {
  const move: BareMove<Type> = { type: kind.type };
  const decodeShape = object<{ type: string }>({ type: oneOf([kind.type]) });
  return {
    ...kind,
    decode: (json, path) => thenRead(decodeShape(json, path), () => move),
    options: (board, state) => (kind.reject(board, state, move) === undefined ? [move] : []),
    format: () => [],
    parse: (_, __, words) => noWords(words, move),
  };
};

export interface StaffMove<Type extends string> {
  readonly type: Type;
  /** Number in the player's staff list. */
  readonly staff: number;
}

/** A move that only says which of the active player's staff it is about. */
export const staffMove = <const Type extends string>(
  kind: Kind<StaffMove<Type>>,
): MoveRule<Board, State, StaffMove<Type>> => {
  const { type } = kind;
  const decodeShape = object<{ type: string; staff: number }>({ type: oneOf([type]), staff: integer(0) });
  return {
    ...kind,
    decode: (json, path) => thenRead(decodeShape(json, path), ({ staff }) => ({ type, staff })),
    *options(board, state) {
      for (const staff of state.players[activeSeat(state)]?.staff.keys() ?? []) {
        const move = { type, staff };
        if (kind.reject(board, state, move) === undefined) yield move;
      }
    },
    format: (_, state, { staff }) => [staffText(state, activeSeat(state), staff)],
    parse: (_, state, words) =>
      thenRead(readWords<[number]>(words, staffWord(state, activeSeat(state))), ([staff]) => ({
        type,
        staff,
      })),
  };
};
