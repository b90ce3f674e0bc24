import { type Decoded, type Decoder, isObject, problem } from './decode.ts';
import { pick, type Rng } from './rng.ts';
import type { Notation, PlainMove, Rejection } from './rules.ts';

/**
 * One kind of decision, in one file under `moves/`: what it is, when it is legal, what it does, and how
 * it is written. `options` and `reject` sit side by side so that they cannot drift apart.
 */
export interface MoveRule<Board, State, Move extends PlainMove> {
  readonly type: Move['type'];
  /** Reads the move from untrusted JSON. Shape only. */
  readonly decode: Decoder<Move>;
  /** Every legal instance of this move now, lazily, in a stable order. */
  options(board: Board, state: State): Iterable<Move>;
  /** One legal instance at random, or `undefined` if there is none. Left out: drawn from `options`. */
  sample?(board: Board, state: State, rng: Rng): Move | undefined;
  /** The first rule `move` breaks, in rule book order; `undefined` when it is legal. */
  reject(board: Board, state: State, move: Move): Rejection | undefined;
  /** The state after `move`. Call only when `reject` returned `undefined`. Never mutates. */
  apply(board: Board, state: State, move: Move): State;
  /** First word of the move's text form, its own among the game's moves. */
  readonly verb: string;
  /** The words after the verb. */
  format(board: Board, state: State, move: Move): readonly string[];
  /** The move from the words after the verb. */
  parse(board: Board, state: State, words: readonly string[]): Decoded<Move>;
}

/** What a game says about its moves as a whole. */
export interface MoveTable<Board, State, Move extends PlainMove> {
  readonly rules: readonly MoveRule<Board, State, Move>[];
  /** The kinds of decision open now, in rule book order: the turn summary as code. */
  movesNow(state: State): readonly MoveRule<Board, State, Move>[];
  /** Why a move of a kind that is not open now is refused. */
  notNow(state: State, move: Move): Rejection;
}

/** The part of the contract that follows from a table of moves. */
export const rulesOfMoves = <Board, State, Move extends PlainMove>(
  board: Board,
  table: MoveTable<Board, State, Move>,
) => {
  const byType = new Map(table.rules.map((rule) => [rule.type, rule]));
  const byVerb = new Map(table.rules.map((rule) => [rule.verb, rule]));
  const ruleFor = (move: Move): MoveRule<Board, State, Move> => {
    const rule = byType.get(move.type);
    if (rule === undefined) throw new TypeError(`no move is called ${move.type}`);
    return rule;
  };
  const notation: Notation<State, Move> = {
    format: (state, move) => {
      const rule = ruleFor(move);
      return [rule.verb, ...rule.format(board, state, move)].join(' ');
    },
    parse: (state, text) => {
      const [verb = '', ...words] = text.trim().split(/\s+/);
      const rule = byVerb.get(verb);
      if (rule === undefined) return problem('verb', `one of ${[...byVerb.keys()].join(', ')}`, verb);
      return rule.parse(board, state, words);
    },
  };
  return {
    *legalMoves(state: State): Iterable<Move> {
      for (const rule of table.movesNow(state)) yield* rule.options(board, state);
    },
    /** Chooses among the kinds of move first, then within the kind: cheap, and never stuck in one kind. */
    sampleMove(state: State, rng: Rng): Move {
      const kinds = [...table.movesNow(state)];
      while (kinds.length > 0) {
        const [rule] = kinds.splice(kinds.length === 1 ? 0 : rng.below(kinds.length), 1);
        const move = rule === undefined ? undefined : sampleOf(board, state, { rule, rng });
        if (move !== undefined) return move;
      }
      throw new RangeError('no legal move: the match is over');
    },
    reject(state: State, move: Move): Rejection | undefined {
      const rule = ruleFor(move);
      return table.movesNow(state).includes(rule)
        ? rule.reject(board, state, move)
        : table.notNow(state, move);
    },
    apply: (state: State, move: Move): State => ruleFor(move).apply(board, state, move),
    decodeMove(json: unknown): Decoded<Move> {
      if (!isObject(json)) return problem('', 'a move', json);
      const rule = typeof json['type'] === 'string' ? byType.get(json['type']) : undefined;
      if (rule === undefined) return problem('type', `one of ${[...byType.keys()].join(', ')}`, json['type']);
      return rule.decode(json);
    },
    notation,
  };
};

const sampleOf = <Board, State, Move extends PlainMove>(
  board: Board,
  state: State,
  { rule, rng }: { readonly rule: MoveRule<Board, State, Move>; readonly rng: Rng },
): Move | undefined => {
  if (rule.sample !== undefined) return rule.sample(board, state, rng);
  const all = [...rule.options(board, state)];
  return all.length === 0 ? undefined : pick(all, rng);
};
