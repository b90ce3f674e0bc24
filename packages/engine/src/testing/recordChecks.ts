import {
  type AnyGame,
  type AnyRules,
  type BoardId,
  canonicalJson,
  type Decoded,
  decodeMatch,
  formatMatch,
  type MatchRecord,
  type PlainMove,
  parseMatch,
  problemText,
  replay,
  sameJson,
} from '../kernel/index.ts';
import { plainJsonProblem } from './plainJson.ts';

/** A move has one effect, however often it is tried, and its story is plain JSON. */
export const stepProblems = (rules: AnyRules, before: unknown, move: PlainMove): readonly string[] => {
  const after = rules.apply(before, move);
  const impure = plainJsonProblem(rules.narrate(before, move, after));
  return [
    ...(sameJson(rules.apply(before, move), after)
      ? []
      : [`${canonicalJson(move)} has two different effects`]),
    ...(impure === undefined ? [] : [`in the events of ${canonicalJson(move)}, ${impure}`]),
  ];
};

/** A record replays, and survives JSON and match text. */
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
