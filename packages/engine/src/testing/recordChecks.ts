import {
  type AnyGame,
  type BoardId,
  type Decoded,
  decodeMatch,
  formatMatch,
  type MatchRecord,
  type PlainMove,
  parseMatch,
  problemText,
  replay,
} from '../kernel/index.ts';
import { sameJson } from './plainJson.ts';

/** A finished record replays, and survives JSON and match text. */
export const recordProblems = (
  game: AnyGame,
  board: BoardId,
  record: MatchRecord<PlainMove>,
): readonly string[] => {
  const rules = game.rules(board);
  const replayed = replay(rules, record);
  if (!replayed.ok) return [`replay stops at ${JSON.stringify(replayed.brokenAt)}`];
  return [
    ...readBack('JSON', record, decodeMatch(game, board, JSON.parse(JSON.stringify(record)))),
    ...readBack('text', record, parseMatch(game, board, formatMatch(rules, record))),
  ];
};

const readBack = (form: string, record: unknown, read: Decoded<unknown>): readonly string[] => {
  if (!read.ok) return [`the record as ${form}: ${problemText(read.problem)}`];
  return sameJson(read.value, record) ? [] : [`the record changes when written as ${form}`];
};
