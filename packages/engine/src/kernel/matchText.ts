import { type Decoded, decoded, parseJson, problem } from './decode.ts';
import { checkHeader, type MatchHeader, type MatchRecord } from './match.ts';
import type { Actor, BoardId, Game, GameRules, PlainMove } from './rules.ts';

/**
 * A whole match as text a person can read, compare and mail:
 *
 *     [Game "continental-divide"]
 *     [Players "3"]
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
  ...header.names.map((name, index) => `[Seat "${index + 1}" ${JSON.stringify(name)}]`),
  ...(header.commitment === undefined ? [] : [`[Commitment "${header.commitment}"]`]),
  '',
];

const actorMark = (actor: Actor): string => {
  if (actor.kind === 'seat') return String(actor.seat + 1);
  return actor.kind === 'chance' ? '*' : '-';
};

/** The header of a match text, to learn which game and board it needs. */
export const parseMatchHeader = (text: string): Decoded<MatchHeader> => {
  const tags = new Map<string, readonly string[]>();
  const names: string[] = [];
  for (const line of text.split('\n')) {
    const tag = /^\[(\w+) (".*")\]\s*$/.exec(line);
    if (tag?.[1] === undefined || tag[2] === undefined) continue;
    const values = parseJson(`[${tag[2].replaceAll('" "', '","')}]`);
    if (!values.ok || !Array.isArray(values.value)) return problem(tag[1], 'a quoted text', tag[2]);
    const texts = values.value.map(String);
    if (tag[1] === 'Seat') names.push(texts[1] ?? '');
    else tags.set(tag[1], texts);
  }
  const text1 = (name: string): string => tags.get(name)?.[0] ?? '';
  for (const needed of ['Game', 'Rules', 'Board', 'Players'])
    if (text1(needed) === '') return problem(needed, `a line [${needed} "…"]`, undefined);
  const options = parseJson(tags.has('Options') ? text1('Options') : '{}');
  if (!options.ok) return problem('Options', 'JSON in quotes', text1('Options'));
  const commitment = text1('Commitment');
  return decoded({
    game: text1('Game'),
    rulesVersion: Number(text1('Rules')),
    board: { id: text1('Board'), hash: tags.get('Board')?.[1] ?? '' },
    players: Number(text1('Players')),
    options: options.value,
    names,
    ...(commitment === '' ? {} : { commitment }),
  });
};

/**
 * Reads a match from text. Notation may lean on the position, so the moves are played while they are
 * read: the result is a legal match or a problem that names the line's number, and the rule broken.
 */
export const parseMatch = <Board extends BoardId, State, Move extends PlainMove, View, Options>(
  game: Game<Board, State, Move, View, Options>,
  board: Board,
  text: string,
): Decoded<MatchRecord<Move>> => {
  const raw = parseMatchHeader(text);
  if (!raw.ok) return raw;
  const header = checkHeader(game, board, raw.value);
  if (!header.ok) return header;
  const rules = game.rules(board);
  const moves: Move[] = [];
  let state = rules.setup(header.value);
  for (const line of moveLines(text)) {
    const where = `move ${moves.length + 1}`;
    const who = actorMark(rules.actor(state));
    if (line.number !== moves.length + 1) return problem(where, `number ${moves.length + 1}`, line.number);
    if (line.who !== who)
      return problem(where, who === '-' ? 'the end of the match' : `a move by ${who}`, line.who);
    const move = rules.notation.parse(state, line.text);
    if (!move.ok) return { ok: false, problem: { ...move.problem, path: `${where}, ${move.problem.path}` } };
    const rejection = rules.reject(state, move.value);
    if (rejection !== undefined)
      return problem(where, `a move that keeps to ${rejection.rule} (${rejection.code})`, line.text);
    moves.push(move.value);
    state = rules.apply(state, move.value);
  }
  return decoded({ header: header.value, moves });
};

const moveLines = (text: string): { number: number; who: string; text: string }[] =>
  text.split('\n').flatMap((line) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith(';') || trimmed.startsWith('[')) return [];
    const parts = /^(\d+)\. (\S+) (.*)$/.exec(trimmed);
    return [{ number: Number(parts?.[1]), who: parts?.[2] ?? '', text: parts?.[3] ?? trimmed }];
  });
