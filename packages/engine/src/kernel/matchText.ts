import { type Decoded, decoded, type Problem, parseJson, problem } from './decode.ts';
import { type BrokenAt, checkHeader, decodeHeader, type MatchHeader, type MatchRecord } from './match.ts';
import type { Actor, BoardId, Game, GameRules, PlainMove } from './rules.ts';

/**
 * A whole match as text a person can read, compare and mail:
 *
 *     [Game "continental-divide"]
 *     [Players "3"]
 *     [Seat "1" "Ada" "person"]
 *     [Seat "2" "Mogul" "expert:builder"]
 *     …
 *     1. * deal 2 1 3
 *     2. 2 start UP H22 8 @20
 *
 * A move line is its number, who moved (`*` for chance, else the seat from 1) and the move's notation.
 * Lines that begin with `;` are remarks.
 */
export const formatMatch = <State, Move extends PlainMove>(
  rules: GameRules<State, Move, unknown, unknown>,
  { header, moves }: MatchRecord<Move>,
): string => {
  const lines = headerLines(header);
  let state = rules.setup(header);
  for (const [index, move] of moves.entries()) {
    lines.push(`${index + 1}. ${actorMark(rules.actor(state))} ${rules.notation.format(state, move)}`);
    state = rules.apply(state, move);
  }
  return `${lines.join('\n')}\n`;
};

const headerLines = (header: MatchHeader): string[] => [
  `[Game ${JSON.stringify(header.game)}]`,
  `[Rules "${header.rulesVersion}"]`,
  `[Board ${JSON.stringify(header.board.id)} "${header.board.hash}"]`,
  `[Players "${header.players}"]`,
  `[Options ${JSON.stringify(JSON.stringify(header.options))}]`,
  ...seatLines(header),
  ...(header.commitment === undefined ? [] : [`[Commitment "${header.commitment}"]`]),
  '',
];

const seatLines = ({ names, seats = [] }: MatchHeader): string[] =>
  Array.from({ length: Math.max(names.length, seats.length) }, (_, index) => {
    const told = [names[index] ?? '', ...seats.slice(index, index + 1)];
    return `[Seat "${index + 1}" ${told.map((each) => JSON.stringify(each)).join(' ')}]`;
  });

const actorMark = (actor: Actor): string => (actor.kind === 'seat' ? String(actor.seat + 1) : '*');

/** The header of a match text, to learn which game and board it needs. */
export const parseMatchHeader = (text: string): Decoded<MatchHeader> => {
  const tags = parseTags(text);
  const first = (name: string): string => tags.find((tag) => tag.name === name)?.values[0] ?? '';
  for (const needed of ['Game', 'Rules', 'Board', 'Players'])
    if (first(needed) === '') return problem(needed, `a line [${needed} "…"]`, undefined);
  const seats = tags.filter(({ name }) => name === 'Seat').map(({ values }) => values);
  const misplaced = seats.findIndex(([seat], index) => seat !== String(index + 1));
  if (misplaced !== -1) return problem('Seat', `[Seat "${misplaced + 1}" "…"]`, seats[misplaced]?.[0]);
  const options = parseJson(first('Options') || '{}');
  if (!options.ok) return problem('Options', 'JSON in quotes', first('Options'));
  return decodeHeader({
    game: first('Game'),
    rulesVersion: Number(first('Rules')),
    board: { id: first('Board'), hash: tags.find(({ name }) => name === 'Board')?.values[1] ?? '' },
    players: Number(first('Players')),
    options: options.value,
    names: seats.map(([, name = '']) => name),
    seats: seats.some(([, , kind]) => kind !== undefined) ? seats.map(([, , kind]) => kind) : undefined,
    commitment: first('Commitment') || undefined,
  });
};

interface Tag {
  readonly name: string;
  readonly values: readonly string[];
}

/** The lines `[Name "value" "value"]`; the values are JSON texts, so that any name can be written. */
const parseTags = (text: string): readonly Tag[] =>
  text.split('\n').flatMap((line) => {
    const [, name, quoted] = /^\[(\w+) (".*")\]\s*$/.exec(line) ?? [];
    if (name === undefined || quoted === undefined) return [];
    const values = [...quoted.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([value]) => parseJson(value));
    return [{ name, values: values.map((value) => (value.ok ? String(value.value) : '')) }];
  });

/** A match read from text, or what is wrong with it; `brokenAt` where a move is against the rules. */
export type ParsedMatch<Move> =
  | { readonly ok: true; readonly value: MatchRecord<Move> }
  | { readonly ok: false; readonly problem: Problem; readonly brokenAt?: BrokenAt };

/**
 * Reads a match from text. Notation may lean on the position, so the moves are played while they are
 * read: the result is a legal match or a problem that names the line's number, and the rule broken.
 */
export const parseMatch = <Board extends BoardId, State, Move extends PlainMove, View, Options>(
  game: Game<Board, State, Move, View, Options>,
  board: Board,
  text: string,
): ParsedMatch<Move> => {
  const raw = parseMatchHeader(text);
  if (!raw.ok) return raw;
  const header = checkHeader(game, board, raw.value);
  if (!header.ok) return header;
  const rules = game.rules(board);
  const moves: Move[] = [];
  let state = rules.setup(header.value);
  for (const line of moveLines(text)) {
    const move = parseLine(rules, state, { line, number: moves.length + 1 });
    if (!move.ok) return move;
    const rejection = rules.reject(state, move.value);
    if (rejection !== undefined) return broken({ sequence: moves.length, rejection }, line);
    moves.push(move.value);
    state = rules.apply(state, move.value);
  }
  return decoded({ header: header.value, moves });
};

const moveLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith(';') && !line.startsWith('['));

const parseLine = <State, Move extends PlainMove>(
  rules: GameRules<State, Move, unknown, unknown>,
  state: State,
  { line, number }: { readonly line: string; readonly number: number },
): Decoded<Move> => {
  const where = `move ${number}`;
  const actor = rules.actor(state);
  if (actor.kind === 'over') return problem(where, 'the end of the match', line);
  const [, found, who, text = ''] = /^(\d+)\. (\S+) (.*)$/.exec(line) ?? [];
  if (found !== String(number)) return problem(where, `a line that begins with "${number}. "`, line);
  if (who !== actorMark(actor)) return problem(where, `a move by ${actorMark(actor)}`, who);
  const move = rules.notation.parse(state, text);
  return move.ok ? move : { ok: false, problem: { ...move.problem, path: `${where}, ${move.problem.path}` } };
};

const broken = (brokenAt: BrokenAt, line: string) => {
  const { rule, code } = brokenAt.rejection;
  const told = problem(`move ${brokenAt.sequence + 1}`, `a move that keeps to ${rule} (${code})`, line);
  return { ...told, brokenAt };
};
