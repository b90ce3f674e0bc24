import { type AnyGame, newHeader, type PlainMove, replay, seededRng } from '@roundhouse/engine';
import { perft } from '@roundhouse/engine/testing';
import { type Contestant, medianOf } from './measure.ts';

/** A game at a table: everything that is settled before a match. */
export interface OurTable {
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
    name: `${table.game.name}, ${validated ? 'validated moves' : 'playouts'}`,
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

/** How large states get, how long a replay takes, and how fast moves are generated. */
export const figuresOf = (table: OurTable, matches: number) => {
  const { header, rules, start } = startOf(table);
  const played = Array.from({ length: matches }, (_, index) => {
    const rng = seededRng(`figures/${index}`);
    const moves: PlainMove[] = [];
    let state = start;
    while (rules.actor(state).kind !== 'over') {
      const move = rules.sampleMove(state, rng);
      state = rules.apply(state, move);
      moves.push(move);
    }
    const started = performance.now();
    const again = replay(rules, { header, moves });
    return {
      replay: performance.now() - started,
      bytes: JSON.stringify(again.state).length,
      moves: moves.length,
    };
  });
  const started = performance.now();
  const { generated } = perft(rules, start, { depth: 3, limit: 300_000 });
  const seconds = (performance.now() - started) / 1_000;
  return {
    game: table.game.name,
    largestStateBytes: Math.max(...played.map(({ bytes }) => bytes)),
    medianMoves: medianOf(played.map(({ moves }) => moves)),
    medianReplayMs: Number(medianOf(played.map(({ replay }) => replay)).toFixed(3)),
    perftMovesPerSecond: Math.round(generated / seconds),
  };
};
