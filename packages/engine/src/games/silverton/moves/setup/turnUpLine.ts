import { integer, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { lineText, lineWord, readWords, thenRead } from '../../notation.ts';
import type { State } from '../../state.ts';
import type { Board, LineNumber } from '../../types.ts';

/** Chance turns up the A line of the next passenger pile (SV-2.5). */
export interface TurnUpLine {
  readonly type: 'turnUpLine';
  readonly line: LineNumber;
}

const faceDown = (board: Board, { unseenLines }: State): readonly LineNumber[] =>
  unseenLines.filter((line) => board.lines[line]?.class === 'A');

export const turnUpLine: MoveRule<Board, State, TurnUpLine> = {
  type: 'turnUpLine',
  verb: 'turn-up-line',
  decode: object<TurnUpLine>({ type: oneOf(['turnUpLine']), line: integer(1) }),
  options: (board, state) => faceDown(board, state).map((line) => ({ type: 'turnUpLine', line })),
  reject: (board, state, { line }) =>
    faceDown(board, state).includes(line)
      ? undefined
      : { rule: 'SV-2.5', code: 'turnUpLine/notFaceDown', params: { line } },
  apply: (_, state, { line }) => {
    const pile = state.stage.kind === 'turnUpLine' ? state.stage.pile : 0;
    return {
      ...state,
      unseenLines: state.unseenLines.filter((other) => other !== line),
      piles: state.piles.map((each, index) => (index === pile ? { ...each, top: line } : each)),
      stage: { kind: 'turnUpLine', pile: pile + 1 },
    };
  },
  format: (_, __, { line }) => [lineText(line)],
  parse: (_, __, words) =>
    thenRead(
      readWords<[LineNumber]>(words, lineWord),
      ([line]): TurnUpLine => ({ type: 'turnUpLine', line }),
    ),
};
