import {
  type Decoded,
  integer,
  isObject,
  listOf,
  object,
  optional,
  problem,
  problemWithin,
  string,
} from './decode.ts';
import type { BoardId, Game, GameRules, PlainMove, Rejection, Seat } from './rules.ts';

/** Everything about a match that is settled before its first move. */
export interface MatchHeader {
  readonly game: string;
  readonly rulesVersion: number;
  readonly board: BoardId;
  readonly players: number;
  readonly options: unknown;
  /** Names for the seats, for people who read the record; may be fewer than players. */
  readonly names: readonly string[];
  /** Who played each seat: `person`, or the name of a bot such as `expert:builder`. Older records lack it. */
  readonly seats?: readonly string[];
  /** Hash of the secret that chance is drawn from, where the host keeps one. */
  readonly commitment?: string;
}

/** A match is its set-up and its moves; the state is a fold over them. */
export interface MatchRecord<Move> {
  readonly header: MatchHeader;
  readonly moves: readonly Move[];
}

/** One move of a replay, with the states around it. */
export interface Step<State, Move> {
  readonly sequence: number;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
}

/** A match that breaks a rule at its move number `sequence` (from 0). */
export interface BrokenAt {
  readonly sequence: number;
  readonly rejection: Rejection;
}

export type Replay<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly brokenAt: BrokenAt; readonly state: State };

type Fold<State, Move extends PlainMove> = Pick<
  GameRules<State, Move, unknown, unknown>,
  'actor' | 'setup' | 'reject' | 'apply'
>;

const MATCH_OVER: Rejection = { rule: 'match', code: 'match/over' };

/** Plays `moves` from `state` on, validating each; `onStep` sees every one that is legal. */
export const playOn = <State, Move extends PlainMove>(
  rules: Fold<State, Move>,
  from: { readonly state: State; readonly moves: readonly Move[]; readonly sequence?: number },
  onStep?: (step: Step<State, Move>) => void,
): Replay<State> => {
  let state = from.state;
  for (const [index, move] of from.moves.entries()) {
    const sequence = (from.sequence ?? 0) + index;
    const over = rules.actor(state).kind === 'over';
    const rejection = over ? MATCH_OVER : rules.reject(state, move);
    if (rejection !== undefined) return { ok: false, brokenAt: { sequence, rejection }, state };
    const before = state;
    state = rules.apply(before, move);
    onStep?.({ sequence, move, before, after: state });
  }
  return { ok: true, state };
};

/** Folds a whole record. Every move is validated: a record from elsewhere proves nothing by itself. */
export const replay = <State, Move extends PlainMove>(
  rules: Fold<State, Move>,
  { header, moves }: MatchRecord<Move>,
  onStep?: (step: Step<State, Move>) => void,
): Replay<State> => playOn(rules, { state: rules.setup(header), moves }, onStep);

/**
 * How many moves a seat may take back: its own last ones, as far as nobody else has acted and chance has
 * shown nothing since. Anything further back needs the consent of the table.
 */
export const undoableMoves = <State, Move extends PlainMove>(
  rules: Fold<State, Move>,
  record: MatchRecord<Move>,
  seat: Seat,
): number => {
  let run = 0;
  replay(rules, record, ({ before }) => {
    const actor = rules.actor(before);
    run = actor.kind === 'seat' && actor.seat === seat ? run + 1 : 0;
  });
  return run;
};

/** Reads a header from untrusted JSON, whatever its game. */
export const decodeHeader = object<MatchHeader>({
  game: string,
  rulesVersion: integer(1),
  board: object<BoardId>({ id: string, hash: string }),
  players: integer(1, 12),
  options: optional((json) => ({ ok: true, value: json })),
  names: listOf(string, 12),
  seats: optional(listOf(string, 12)),
  commitment: optional(string),
});

/** Reads only the header, to learn which game and board a record needs. */
export const decodeMatchHeader = (json: unknown): Decoded<MatchHeader> =>
  isObject(json) ? decodeHeader(json['header'], 'header') : problem('', 'a match record', json);

/**
 * Reads a record from untrusted JSON against the game and board it names. Checks shapes and that the
 * match can be set up; whether its moves are legal is for `replay` to say.
 */
export const decodeMatch = <Board extends BoardId, State, Move extends PlainMove, View, Options>(
  game: Game<Board, State, Move, View, Options>,
  board: Board,
  json: unknown,
): Decoded<MatchRecord<Move>> => {
  const header = decodeMatchHeader(json);
  if (!header.ok) return header;
  const checked = checkHeader(game, board, header.value);
  if (!checked.ok) return checked;
  const rules = game.rules(board);
  const rawMoves = isObject(json) ? json['moves'] : undefined;
  const moves = listOf((move, path = '') => {
    const read = rules.decodeMove(move);
    return read.ok ? read : problemWithin(path, read.problem);
  }, 100_000)(rawMoves, 'moves');
  return moves.ok ? { ok: true, value: { header: checked.value, moves: moves.value } } : moves;
};

/** A header that fits the game and board, with its options in their full form. */
export const checkHeader = <Board extends BoardId, State, Move extends PlainMove, View, Options>(
  game: Game<Board, State, Move, View, Options>,
  board: Board,
  header: MatchHeader,
): Decoded<MatchHeader & { readonly options: Options }> => {
  if (header.game !== game.id) return problem('header.game', game.id, header.game);
  if (header.rulesVersion !== game.rulesVersion)
    return problem('header.rulesVersion', `rules version ${game.rulesVersion}`, header.rulesVersion);
  if (header.board.hash !== board.hash)
    return problem('header.board', `the board ${board.id} with hash ${board.hash}`, header.board.hash);
  if (header.seats !== undefined && header.seats.length !== header.players)
    return problem('header.seats', `a list of ${header.players}, one for each player`, header.seats);
  const options = game.decodeOptions(header.options ?? {});
  if (!options.ok) return problemWithin('header.options', options.problem);
  const rejection = game.rules(board).rejectSetup({ players: header.players, options: options.value });
  if (rejection !== undefined)
    return problem('header', `a set-up that keeps to ${rejection.rule} (${rejection.code})`, header.players);
  return { ok: true, value: { ...header, options: options.value } };
};

/** The header for a new match. */
export const newHeader = <Board extends BoardId, State, Move extends PlainMove, View, Options>(
  game: Game<Board, State, Move, View, Options>,
  board: Board,
  chosen: Pick<MatchHeader, 'players' | 'names' | 'seats' | 'commitment'> & { readonly options: Options },
): MatchHeader & { readonly options: Options } => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  board: { id: board.id, hash: board.hash },
  ...chosen,
});
