import { type SeatKind, seatKindsIn } from '@roundhouse/bots';
import {
  type AnyGame,
  type BoardId,
  type BrokenAt,
  type Decoded,
  decodeMatch,
  decodeMatchHeader,
  formatMatch,
  type MatchHeader,
  type MatchRecord,
  type PlainMove,
  type Problem,
  parseJson,
  parseMatch,
  parseMatchHeader,
  replay,
} from '@roundhouse/engine';

/** What came out of a file or a pasted text. */
export type Imported =
  | { readonly ok: true; readonly record: MatchRecord<PlainMove>; readonly over: boolean }
  | { readonly ok: false; readonly problem: Problem; readonly brokenAt?: BrokenAt };

export type ReadHeader =
  | {
      readonly ok: true;
      readonly header: MatchHeader;
      /** Who played, by seat; empty where the file does not say. */
      readonly kinds: readonly SeatKind[];
      readonly form: 'text' | 'json';
    }
  | { readonly ok: false; readonly problem: Problem };

/** The matches of a file with one on every line, as simulations write them; any other file is one match. */
export const matchesIn = (content: string): readonly string[] => {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const isWhole = (line: string): boolean => line.startsWith('{') && line.trimEnd().endsWith('}');
  return lines.length > 1 && lines.every(isWhole) ? lines : [content];
};

/** Looks only at the head of a match, to learn its form, game and board. */
export const headerIn = (content: string): ReadHeader => {
  const form = content.trimStart().startsWith('{') ? 'json' : 'text';
  const header = form === 'json' ? headerInJson(content) : parseMatchHeader(content);
  if (!header.ok) return header;
  const kinds = seatKindsIn(header.value);
  return kinds.ok ? { ok: true, header: header.value, kinds: kinds.value, form } : kinds;
};

const headerInJson = (content: string): Decoded<MatchHeader> => {
  const json = parseJson(content);
  return json.ok ? decodeMatchHeader(json.value) : json;
};

/** Reads a whole match and plays it through: what comes out is legal from the first move to the last. */
export const importMatch = (game: AnyGame, board: BoardId, content: string): Imported => {
  const head = headerIn(content);
  if (!head.ok) return head;
  if (head.form === 'text') {
    const parsed = parseMatch(game, board, content);
    return parsed.ok ? finished(game, board, parsed.value) : parsed;
  }
  const json = parseJson(content);
  const decoded = json.ok ? decodeMatch(game, board, json.value) : json;
  return decoded.ok ? finished(game, board, decoded.value) : decoded;
};

const finished = (game: AnyGame, board: BoardId, record: MatchRecord<PlainMove>): Imported => {
  const rules = game.rules(board);
  const outcome = replay(rules, record);
  if (outcome.ok) return { ok: true, record, over: rules.actor(outcome.state).kind === 'over' };
  const { sequence, rejection } = outcome.brokenAt;
  const problem = {
    path: `moves[${sequence}]`,
    expected: `a move that keeps to ${rejection.rule}`,
    found: '',
  };
  return { ok: false, problem, brokenAt: outcome.brokenAt };
};

/** A match as a file: text for people, JSON for programs. */
export const exportMatch = (
  game: AnyGame,
  board: BoardId,
  record: MatchRecord<PlainMove>,
  form: 'text' | 'json',
): string =>
  form === 'text' ? formatMatch(game.rules(board), record) : `${JSON.stringify(record, undefined, 1)}\n`;
