import { seatKindsIn } from '@roundhouse/bots';
import {
  type BrokenAt,
  decodeMatch,
  decodeMatchHeader,
  type MatchHeader,
  type MatchRecord,
  type PlainMove,
  type Problem,
  parseJson,
  parseMatch,
  parseMatchHeader,
  problemText,
} from '@roundhouse/engine';
import { BadInput } from './badInput.ts';
import { moveRefusal } from './rejectionInWords.ts';
import { readText, type Table, tableOf } from './table.ts';

/** A record and the table it was played at. */
export interface LoadedMatch {
  readonly table: Table;
  readonly record: MatchRecord<PlainMove>;
}

/** A record with a move against the rules. */
export class BrokenMatch extends BadInput {
  readonly brokenAt: BrokenAt;

  constructor(where: string, brokenAt: BrokenAt) {
    super(`${where}: move ${brokenAt.sequence + 1} breaks ${moveRefusal(brokenAt.rejection)}`);
    this.brokenAt = brokenAt;
  }
}

const unreadable = (where: string, problem: Problem): never => {
  throw new BadInput(`${where}: ${problemText(problem)}`);
};

type TableFor = (game: string) => Promise<Table>;

/** All matches in a file: a match text, a JSON record, or one JSON record a line. */
export const loadMatches = async (file: string, boardFile?: string): Promise<readonly LoadedMatch[]> => {
  const text = await readText(file);
  const tables = new Map<string, Table>();
  const tableFor: TableFor = async (game) => {
    const table = tables.get(game) ?? (await tableOf(game, boardFile));
    tables.set(game, table);
    return table;
  };
  if (!text.trimStart().startsWith('{')) return [await matchFromText(file, text, tableFor)];
  const whole = parseJson(text);
  return whole.ok
    ? [await matchFromJson(file, whole.value, tableFor)]
    : matchesFromLines(file, text, tableFor);
};

const matchesFromLines = async (
  file: string,
  text: string,
  tableFor: TableFor,
): Promise<readonly LoadedMatch[]> => {
  const matches: LoadedMatch[] = [];
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const where = `${file}, line ${index + 1}`;
    const json = parseJson(line);
    matches.push(
      json.ok ? await matchFromJson(where, json.value, tableFor) : unreadable(where, json.problem),
    );
  }
  return matches;
};

/** The header, once it names nobody at the table whom we do not know. */
const wellSeated = (where: string, header: MatchHeader): MatchHeader => {
  const kinds = seatKindsIn(header);
  return kinds.ok ? header : unreadable(where, kinds.problem);
};

const matchFromText = async (where: string, text: string, tableFor: TableFor): Promise<LoadedMatch> => {
  const header = parseMatchHeader(text);
  if (!header.ok) return unreadable(where, header.problem);
  const table = await tableFor(wellSeated(where, header.value).game);
  const read = parseMatch(table.game, table.board, text);
  if (read.ok) return { table, record: read.value };
  if (read.brokenAt !== undefined) throw new BrokenMatch(where, read.brokenAt);
  return unreadable(where, read.problem);
};

const matchFromJson = async (where: string, json: unknown, tableFor: TableFor): Promise<LoadedMatch> => {
  const header = decodeMatchHeader(json);
  if (!header.ok) return unreadable(where, header.problem);
  const table = await tableFor(wellSeated(where, header.value).game);
  const read = decodeMatch(table.game, table.board, json);
  return read.ok ? { table, record: read.value } : unreadable(where, read.problem);
};
