import { GAMES, type GameId, seededRng } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { type Budget, iterations, withinTime } from './bot.ts';
import { blurredShares, sharesOf } from './futures.ts';
import { FUTURES } from './loadFutures.ts';
import { positionsOf } from './testing/positions.ts';
import { tellChances, type WinChances, winChances } from './winChances.ts';

const PLAYOUTS = 3;

/** What the chances are from a view that has come from elsewhere. */
const chancesAt = async (
  id: GameId,
  view: unknown,
  { seed = 'chances', budget = iterations(PLAYOUTS) }: { seed?: string; budget?: Budget } = {},
): Promise<WinChances | undefined> => {
  const [game, futures] = await Promise.all([GAMES[id](), FUTURES[id]()]);
  const board = game.defaultBoard;
  const copy: unknown = JSON.parse(JSON.stringify(view));
  return winChances(
    { board, rules: game.rules(board), futures, view: copy },
    { rng: seededRng(seed), budget },
  );
};

const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);

/** One way a position may end. */
const endOf = async (id: GameId, from: unknown): Promise<unknown> => {
  const [game, futures] = await Promise.all([GAMES[id](), FUTURES[id]()]);
  return futures.playOn({ board: game.defaultBoard, rules: game.rules(game.defaultBoard) }, from, 1);
};

describe.each([
  ['continental-divide', { players: 4 }, 70],
  ['silverton', { players: 3, options: { length: 'short' } }, 200],
] as const)('win chances in %s', (id, setup, step) => {
  const positions = positionsOf(id, setup, step);

  it('add up to one, and are the same for the same seed', async () => {
    for (const { rules, state, seat } of await positions) {
      const view = rules.view(state, seat);
      const chances = await chancesAt(id, view);
      expect(chances?.playouts).toBe(PLAYOUTS);
      expect(chances?.seats).toHaveLength(setup.players);
      expect(sum(chances?.seats ?? [])).toBeCloseTo(1);
      expect(await chancesAt(id, view)).toEqual(chances);
    }
  });

  it('depend on what the viewer sees and on nothing else', async () => {
    let different = 0;
    for (const { rules, state, seat } of await positions) {
      const view = rules.view(state, seat);
      const other = rules.resample(view, seededRng('another guess'));
      if (JSON.stringify(other) !== JSON.stringify(state)) different += 1;
      expect(await chancesAt(id, rules.view(other, seat))).toEqual(await chancesAt(id, view));
    }
    expect(different > 0).toBe(id === 'silverton');
  });

  it('are certain once the match is over', async () => {
    const [position] = await positions;
    if (position === undefined) throw new RangeError('no position');
    const { rules, state } = position;
    const end = await endOf(id, state);
    const seats = sharesOf(rules.standings(end));
    expect(seats).toContain(1);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect((await chancesAt(id, rules.view(end, viewer)))?.seats).toEqual(seats);
  });

  it('are left open when there is no time, and stop when it is up', async () => {
    const [position] = await positions;
    if (position === undefined) throw new RangeError('no position');
    const view = position.rules.view(position.state, 'spectator');
    expect(await chancesAt(id, view, { budget: withinTime(9, 0, () => 0) })).toBeUndefined();
    let asked = 0;
    const now = (): number => {
      asked += 1;
      return asked;
    };
    const chances = await chancesAt(id, view, { budget: withinTime(1_000, 3, now) });
    expect(chances?.playouts).toBe(2);
  });
});

describe('a lone player', () => {
  it('has the chance of a victory, by the grades of the scenario', async () => {
    const setup = { players: 1, options: { scenario: 'denver-6000' } };
    const views = (await positionsOf('silverton', setup, 60)).map(({ rules, state }) => rules.view(state, 0));
    for (const view of views) {
      const [chance] = (await chancesAt('silverton', view))?.seats ?? [];
      expect([0, 1, 2, 3].map((wins) => wins / PLAYOUTS)).toContain(chance);
    }
    const tooLate = { ...Object(views[0]), turn: 19 };
    expect(await chancesAt('silverton', tooLate)).toEqual({ seats: [0], playouts: PLAYOUTS });
  });
});

describe('shares of a win', () => {
  const standings = [
    { seat: 0, score: 50, rank: 1 },
    { seat: 1, score: 40, rank: 3 },
    { seat: 2, score: 50, rank: 1 },
  ];

  it('are the winners’ alone once it is certain', () => {
    expect(sharesOf(standings)).toEqual([0.5, 0, 0.5]);
  });

  it('are nearer to each other the less is certain', () => {
    const [first = 0, second = 0, third = 0] = blurredShares(standings, 10);
    expect(first).toBe(third);
    expect(first / second).toBeCloseTo(Math.E);
    expect(blurredShares(standings, 1000)[1]).toBeGreaterThan(0.33);
    expect(blurredShares(standings, 0.5)[1]).toBeLessThan(1e-6);
  });
});

describe('a question from elsewhere', () => {
  it('is answered within its time, once everything is loaded', async () => {
    const [position] = await positionsOf('continental-divide', { players: 3 }, 70);
    if (position === undefined) throw new RangeError('no position');
    const view = position.rules.view(position.state, 0);
    let begun = 0;
    const progress = { begun: () => (begun += 1), soFar: () => undefined };
    const request = {
      game: 'continental-divide',
      view,
      seed: 's',
      playouts: 2,
      milliseconds: 1_000,
    } as const;
    expect(await tellChances(request, () => 0, progress)).toEqual(
      await chancesAt('continental-divide', view, { seed: 's', budget: iterations(2) }),
    );
    expect(begun).toBe(1);
  });
});
