import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEX_DIRECTIONS, seededRng } from '../../kernel/index.ts';
import { deepFreeze } from '../../testing/index.ts';
import { continentalDivide } from './index.ts';
import { currentSeat } from './state.ts';
import { board } from './testing/aMatch.ts';
import type { Move, State } from './types.ts';

const rules = continentalDivide.rules(board);

const aStart = fc.record({ players: fc.integer({ min: 3, max: 6 }), seed: fc.integer() });

/** Shows every position of a random match, with the move made in it and what came of it. */
const throughMatch = (
  { players, seed }: { readonly players: number; readonly seed: number },
  see: (before: State, move: Move, after: State) => void,
): State => {
  const rng = seededRng(seed);
  let state = deepFreeze(rules.setup({ players, options: {} }));
  while (rules.actor(state).kind !== 'over') {
    const move = rules.sampleMove(state, rng);
    const after = deepFreeze(rules.apply(state, move));
    see(state, move, after);
    state = after;
  }
  return state;
};

const everyMatch = (see: (before: State, move: Move, after: State) => void, numRuns = 30): void =>
  fc.assert(
    fc.property(aStart, (start) => {
      throughMatch(start, see);
    }),
    { numRuns },
  );

const sorted = (moves: Iterable<Move>): readonly string[] =>
  [...moves].map((move) => JSON.stringify(move)).toSorted();

describe('in every random match', () => {
  it('no invariant is ever broken', () => {
    everyMatch((_before, _move, after) => expect(rules.violations(after)).toEqual([]));
  });

  it('sampled moves are legal, and survive notation and JSON', () => {
    everyMatch((before, move) => {
      expect(rules.reject(before, move)).toBeUndefined();
      expect(rules.notation.parse(before, rules.notation.format(before, move))).toEqual({
        ok: true,
        value: move,
      });
      expect(rules.decodeMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
    });
  });

  it('states and events are plain JSON', () => {
    everyMatch((before, move, after) => {
      expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      const events = rules.narrate(before, move, after);
      expect(JSON.parse(JSON.stringify(events))).toEqual(events);
      expect(events.length).toBeGreaterThan(0);
    });
  });

  it('CD-4.5 CD-5.4 income never falls and no feat is lost', () => {
    everyMatch((before, _move, after) => {
      for (const [index, railroad] of after.railroads.entries()) {
        const was = before.railroads[index];
        expect(railroad.income).toBeGreaterThanOrEqual(was?.income ?? 0);
        expect(railroad.reachedCentral || !was?.reachedCentral).toBe(true);
        expect(railroad.reachedWestern || !was?.reachedWestern).toBe(true);
        expect(railroad.crossedDivide || !was?.crossedDivide).toBe(true);
      }
    });
  });

  it('CD-3.3 stock value and issue of a railroad never change', () => {
    everyMatch((before, _move, after) => {
      for (const [index, { issued, value }] of before.railroads.entries())
        if (issued > 0) expect(after.railroads[index]).toMatchObject({ issued, value });
    });
  });

  it('CD-4.4 no player pays for track and no treasury pays for shares', () => {
    everyMatch((before, move, after) => {
      if (move.type === 'buildLine') expect(after.cash).toBe(before.cash);
      if (move.type === 'buyShares' || move.type === 'startRailroad') {
        const seat = currentSeat(before);
        const paid = (before.cash[seat] ?? 0) - (after.cash[seat] ?? 0);
        const index = board.railroadIndexOf.get(move.railroad) ?? -1;
        const got = (after.railroads[index]?.treasury ?? 0) - (before.railroads[index]?.treasury ?? 0);
        expect(got).toBe(paid);
      }
    });
  });

  it('CD-1.3 every view is the state, and so is what it resamples to', () => {
    everyMatch((_before, _move, after) => {
      const view = rules.view(after, 'spectator');
      expect(view).toEqual(after);
      expect(rules.resample(view, seededRng(1))).toEqual(after);
    }, 10);
  });

  it('CD-1.4 there are 8 turns, and the final state is under 8 kB', () => {
    fc.assert(
      fc.property(aStart, (start) => {
        let ends = 0;
        const last = throughMatch(start, (_before, move) => {
          if (move.type === 'endTurn') ends += 1;
        });
        expect(ends).toBe(8 * start.players);
        expect(JSON.stringify(last).length).toBeLessThan(8000);
      }),
      { numRuns: 20 },
    );
  });
});

/** Every line there could be from a hex with any track, and from a tenth of the others. */
function* linesOf(state: State): Iterable<Move> {
  const hexes = board.hexIds.filter((_id, hex) => state.cubes[hex] !== 0 || hex % 10 === 0);
  for (const railroad of board.railroadIds)
    for (const from of hexes)
      for (const direction of HEX_DIRECTIONS)
        for (const length of [1, 2, 3, 5, 8, 13, 21])
          yield { type: 'buildLine', railroad, from, direction, length };
}

function* startsOf(): Iterable<Move> {
  for (const railroad of board.railroadIds)
    for (const hex of [...board.startingHexes.map((index) => board.hexIds[index] ?? ''), 'N22'])
      for (const shares of [2, 3, 10, 11])
        for (let value = 9; value <= 51; value += 1)
          yield { type: 'startRailroad', railroad, hex, shares, value };
}

function* purchasesOf(cash: number): Iterable<Move> {
  for (const railroad of board.railroadIds)
    for (let count = 0; count <= 11; count += 1)
      for (let payment = 0; payment <= cash + 1; payment += 1)
        yield { type: 'buyShares', railroad, count, payment };
}

/** Tries everything in one position of a match, so that `legalMoves` cannot leave a legal move out. */
const agreesAt = (phase: State['phase'], candidates: (state: State) => readonly Move[]) =>
  fc.property(aStart, fc.integer({ min: 1, max: 30 }), (start, nth) => {
    let seen = 0;
    throughMatch(start, (state) => {
      seen += state.phase === phase ? 1 : 0;
      if (state.phase !== phase || seen !== nth) return;
      const tried = candidates(state);
      const among = new Set(tried.map((move) => JSON.stringify(move)));
      const listed = [...rules.legalMoves(state)].filter((move) => among.has(JSON.stringify(move)));
      expect(sorted(tried.filter((move) => rules.reject(state, move) === undefined))).toEqual(sorted(listed));
    });
  });

describe('legalMoves leaves nothing out', () => {
  it('of lines', () => {
    fc.assert(
      agreesAt('build', (state) => [...linesOf(state)]),
      { numRuns: 8 },
    );
  });

  it('of starts', () => {
    const starts = [...startsOf()];
    fc.assert(
      agreesAt('stock', () => starts),
      { numRuns: 8 },
    );
  });

  it('of purchases', () => {
    fc.assert(
      agreesAt('stock', (state) => [...purchasesOf(state.cash[currentSeat(state)] ?? 0)]),
      { numRuns: 15 },
    );
  });
});
