import { type AnyGame, newHeader, type PlainMove, replay, seededRng } from '@roundhouse/engine';
import { perft } from '@roundhouse/engine/testing';
import { type Contestant, medianOf } from './measure.ts';

/** A game at a table: everything that is settled before a match. */
export interface OurTable {
  readonly name: string;
  readonly game: AnyGame;
  readonly players: number;
  readonly options: unknown;
}

const startOf = ({ game, players, options }: OurTable) => {
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(`${game.id}: ${JSON.stringify(decoded.problem)}`);
  const header = newHeader(game, game.defaultBoard, { players, names: [], options: decoded.value });
  const rules = game.rules(game.defaultBoard);
  return { header, rules, start: rules.setup(header) };
};

/** Random complete matches; `validated` asks for the legality of every move, as a server does. */
export const contestant = (table: OurTable, validated: boolean): Contestant => {
  const { rules, start } = startOf(table);
  return {
    name: `${table.name}, ${validated ? 'validated moves' : 'playouts'}`,
    playMatch: (seed) => {
      const rng = seededRng(seed);
      let state = start;
      let moves = 0;
      while (rules.actor(state).kind !== 'over') {
        const move = rules.sampleMove(state, rng);
        if (validated && rules.reject(state, move) !== undefined)
          throw new Error('a sampled move is illegal');
        state = rules.apply(state, move);
        moves += 1;
      }
      return moves;
    },
  };
};

type Start = ReturnType<typeof startOf>;

/** One random match, then its replay with every move validated. */
const measuredMatch = ({ header, rules, start }: Start, seed: string) => {
  const rng = seededRng(seed);
  const moves: PlainMove[] = [];
  let state = start;
  while (rules.actor(state).kind !== 'over') {
    const move = rules.sampleMove(state, rng);
    state = rules.apply(state, move);
    moves.push(move);
  }
  const started = performance.now();
  const { state: end } = replay(rules, { header, moves });
  const replayMs = performance.now() - started;
  return { replayMs, bytes: new TextEncoder().encode(JSON.stringify(end)).length, moves: moves.length };
};

const perftSpeed = ({ rules, start }: Start): number => {
  const started = performance.now();
  const { generated } = perft(rules, start, { depth: 4, limit: 200_000 });
  return Math.round(generated / ((performance.now() - started) / 1_000));
};

/** How large states get, how long a replay takes, and how fast moves are generated. */
export const figuresOf = (
  table: OurTable,
  bounds: { readonly matches: number; readonly milliseconds: number },
) => {
  const start = startOf(table);
  const deadline = performance.now() + bounds.milliseconds;
  const played = [measuredMatch(start, 'figures/0')];
  while (played.length < bounds.matches && performance.now() < deadline)
    played.push(measuredMatch(start, `figures/${played.length}`));
  return {
    name: table.name,
    matches: played.length,
    largestStateBytes: Math.max(...played.map(({ bytes }) => bytes)),
    medianMoves: medianOf(played.map(({ moves }) => moves)),
    medianReplayMs: Number(medianOf(played.map(({ replayMs }) => replayMs)).toFixed(3)),
    perftMovesPerSecond: perftSpeed(start),
  };
};
