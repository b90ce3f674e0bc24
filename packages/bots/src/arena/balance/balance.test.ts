import { GAMES, type GameId } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { loadBot } from '../../loadBot.ts';
import { type MatchJob, playJob } from '../matchJob.ts';
import type { CdFacts } from './continental-divide/facts.ts';
import { balanceOf } from './index.ts';
import type { Section } from './section.ts';
import type { SvFacts } from './silverton/facts.ts';

const factsOf = async (job: Omit<MatchJob, 'iterations' | 'seed'>, seeds: readonly string[]) => {
  const clocks = { wall: () => 0, cpu: () => 0 };
  return Promise.all(
    seeds.map(async (seed) => {
      const played = await playJob({ ...job, seed, iterations: 1, facts: true }, { clocks, load: loadBot });
      return { ...played, facts: played.facts };
    }),
  );
};

const sectionsOf = async (game: GameId, facts: readonly unknown[]): Promise<ReadonlyMap<string, Section>> => {
  const { defaultBoard } = await GAMES[game]();
  const sections = (await balanceOf(game)).sections(defaultBoard, facts);
  return new Map(sections.map((section) => [section.id, section]));
};

const barsOf = (section: Section | undefined): Readonly<Record<string, number>> =>
  section?.kind === 'bars' ? Object.fromEntries(section.bars.map(({ name, value }) => [name, value])) : {};

describe('balance of Continental Divide', async () => {
  const job = { game: 'continental-divide', options: {}, names: ['regular', 'regular', 'novice'] } as const;
  const played = await factsOf(job, ['a', 'b', 'c']);
  const facts = played.map((match) => match.facts as CdFacts);
  const sections = await sectionsOf('continental-divide', facts);

  it('agrees with the standings: the points of all shares are the points of all players', () => {
    for (const { standings, railroads } of facts) {
      const points = railroads.reduce((sum, { sold, worth }) => sum + sold * worth, 0);
      expect(points).toBe(standings.reduce((sum, { score }) => sum + score, 0));
    }
  });

  it('sees every railroad start in a city, with a founder and a turn', () => {
    for (const { city, founder, turn, hexes } of facts.flatMap(({ railroads }) => railroads)) {
      expect(['Chicago', 'Memphis', 'New Orleans']).toContain(city);
      expect(founder).toBeGreaterThanOrEqual(0);
      expect(turn).toBeGreaterThanOrEqual(1);
      expect(hexes.length).toBeGreaterThan(0);
    }
  });

  it('shares out all wins, starts and values', () => {
    for (const id of ['seats', 'order', 'startingCities', 'values', 'issues', 'startTurns', 'railroads']) {
      const total = Object.values(barsOf(sections.get(id))).reduce((sum, value) => sum + value, 0);
      expect(total, id).toBeCloseTo(100, 0);
    }
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify([...sections.values()]))).toEqual([...sections.values()]);
  });
});

describe('balance of Silverton', async () => {
  const { decodeOptions } = await GAMES.silverton();
  const options = decodeOptions({ length: 'short' });
  if (!options.ok) throw new TypeError('no such options');
  const job = { game: 'silverton', options: options.value, names: ['regular', 'novice'] } as const;
  const played = await factsOf(job, ['a', 'b']);
  const facts = played.map((match) => match.facts as SvFacts);
  const sections = await sectionsOf('silverton', facts);

  it('follows every open column from turn to turn', () => {
    for (const { turns, prices } of facts)
      for (const [column, path] of Object.entries(prices)) {
        expect(path, column).toHaveLength(turns);
        expect(path.every((price) => price > 0)).toBe(true);
      }
  });

  it('counts what claims and lines cost and bring', () => {
    const claims = facts.flatMap((match) => Object.values(match.claims));
    expect(claims.some(({ bought, revenue }) => bought > 0 && revenue > 0)).toBe(true);
    for (const { bought, price, units, revenue } of claims) {
      expect(price > 0).toBe(bought > 0);
      expect(revenue > 0).toBe(units > 0);
    }
  });

  it('shares out all wins and all dollars', () => {
    const sum = (id: string): number =>
      Object.values(barsOf(sections.get(id))).reduce((total, value) => total + value, 0);
    expect(sum('sources')).toBeCloseTo(100, 0);
    expect(sum('turns')).toBeCloseTo(100, 0);
    expect(facts.flatMap(({ cities }) => cities)).toHaveLength(4);
  });
});
