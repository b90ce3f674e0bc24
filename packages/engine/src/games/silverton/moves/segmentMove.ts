import { type MoveRule, object, oneOf, type Rejection, string } from '../../../kernel/index.ts';
import { readWords, segmentWord, thenRead } from '../notation.ts';
import { surveyed } from '../rules/building.ts';
import type { State } from '../state.ts';
import type { Board, Segment, SegmentId } from '../types.ts';

export interface SegmentMove<Type extends string> {
  readonly type: Type;
  readonly segment: SegmentId;
}

/** What differs between the moves that only name a segment under a surveyor of the active player. */
interface Kind<Type extends string> {
  readonly type: Type;
  readonly verb: string;
  reject(board: Board, state: State, segment: Segment): Rejection | undefined;
  apply(board: Board, state: State, segment: Segment): State;
}

export const segmentMove = <const Type extends string>({
  type,
  verb,
  reject,
  apply,
}: Kind<Type>): MoveRule<Board, State, SegmentMove<Type>> => {
  const decodeShape = object<{ type: string; segment: string }>({ type: oneOf([type]), segment: string });
  return {
    type,
    verb,
    decode: (json, path) => thenRead(decodeShape(json, path), ({ segment }) => ({ type, segment })),
    *options(board, state) {
      for (const index of surveyed(state)) {
        const segment = board.segments[index];
        if (segment !== undefined && reject(board, state, segment) === undefined)
          yield { type, segment: segment.id };
      }
    },
    reject: (board, state, { segment: id }) => {
      const segment = board.segmentById.get(id);
      return segment === undefined
        ? { rule: 'SV-6.2', code: `${type}/unknownSegment`, params: { segment: id } }
        : reject(board, state, segment);
    },
    apply: (board, state, { segment: id }) => {
      const segment = board.segmentById.get(id);
      return segment === undefined ? state : apply(board, state, segment);
    },
    format: (_, __, { segment }) => [segment],
    parse: (board, _, words) =>
      thenRead(readWords<[SegmentId]>(words, segmentWord(board)), ([segment]) => ({ type, segment })),
  };
};
