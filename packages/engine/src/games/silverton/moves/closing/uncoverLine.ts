import { integer, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { uncover } from '../../effects/lines.ts';
import { lineText, lineWord, readWords, thenRead } from '../../notation.ts';
import type { State } from '../../state.ts';
import type { Board, LineNumber } from '../../types.ts';

/** Chance uncovers the next card of a passenger pile (SV-9.2): any unseen one of its class. */
export interface UncoverLine {
  readonly type: 'uncoverLine';
  readonly line: LineNumber;
}

const faceDown = (board: Board, { stage, piles, unseenLines }: State): readonly LineNumber[] => {
  const next = stage.kind === 'uncoverLine' ? piles[stage.pile]?.below[0] : undefined;
  return unseenLines.filter((line) => board.lines[line]?.class === next);
};

export const uncoverLine: MoveRule<Board, State, UncoverLine> = {
  type: 'uncoverLine',
  verb: 'uncover',
  decode: object<UncoverLine>({ type: oneOf(['uncoverLine']), line: integer(1) }),
  options: (board, state) => faceDown(board, state).map((line) => ({ type: 'uncoverLine', line })),
  reject: (board, state, { line }) =>
    faceDown(board, state).includes(line)
      ? undefined
      : { rule: 'SV-9.2', code: 'uncoverLine/notFaceDown', params: { line } },
  apply: (board, state, { line }) =>
    state.stage.kind === 'uncoverLine' ? uncover(board, state, { line, pile: state.stage.pile }) : state,
  format: (_, __, { line }) => [lineText(line)],
  parse: (_, __, words) =>
    thenRead(
      readWords<[LineNumber]>(words, lineWord),
      ([line]): UncoverLine => ({ type: 'uncoverLine', line }),
    ),
};
