import { describe, expect, it } from 'vitest';
import { loadBot } from '../loadBot.ts';
import { arenaReport } from './arenaReport.ts';
import { type JobResult, type MatchJob, playJob } from './matchJob.ts';
import { ladderMatches, rotations, type Terms } from './schedule.ts';

const TERMS: Terms = { game: 'continental-divide', options: {}, iterations: 2 };

describe('rotations', () => {
  it('lets every bot sit everywhere once under each seed', () => {
    const jobs = rotations(['a', 'b', 'c'], { matches: 4, seed: 's' }, TERMS);
    expect(jobs.map(({ names, seed }) => `${seed} ${names.join('')}`)).toEqual([
      's/0 abc',
      's/0 bca',
      's/0 cab',
      's/1 abc',
      's/1 bca',
      's/1 cab',
    ]);
  });

  it('plays no line-up twice under a seed', () => {
    const seatings = (...lineUp: readonly string[]): readonly string[] =>
      rotations(lineUp, { matches: 2, seed: 's' }, TERMS).map(
        ({ names, seed }) => `${seed} ${names.join('')}`,
      );
    expect(seatings('a', 'a', 'a')).toEqual(['s/0 aaa', 's/1 aaa']);
    expect(seatings('a', 'b', 'a', 'b')).toEqual(['s/0 abab', 's/0 baba']);
  });
});

describe('ladderMatches', () => {
  it('brings every entrant to as many tables as any other', () => {
    const jobs = ladderMatches(['a', 'b', 'c', 'd'], 3, { matches: 12, seed: 's' }, TERMS);
    expect(jobs).toHaveLength(12);
    for (const name of ['a', 'b', 'c', 'd'])
      expect(jobs.filter(({ names }) => names.includes(name))).toHaveLength(9);
    expect(new Set(jobs.map(({ seed, names }) => `${seed} ${names.join()}`)).size).toBe(12);
  });
});

const result = (names: readonly string[], scores: readonly number[]): JobResult => ({
  names,
  standings: scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
  })),
  moves: 10,
  timings: [{ name: 'a', wall: [1, 2, 3], cpu: [1, 1, 1] }],
});

describe('arenaReport', () => {
  const report = arenaReport([
    result(['a', 'b', 'b'], [9, 4, 2]),
    result(['b', 'a', 'b'], [3, 3, 1]),
    result(['b', 'b', 'a'], [5, 1, 0]),
  ]);

  it('counts a shared win for its share, per seat taken', () => {
    expect(report.bots.map(({ name, played, wins }) => [name, played, wins])).toEqual([
      ['a', 3, 1.5],
      ['b', 6, 1.5],
    ]);
    expect(report.bots[0]?.winShare.value).toBe(0.5);
    expect(report.bots[1]?.winShare.value).toBe(0.25);
  });

  it('measures margins against the best of the others', () => {
    expect(report.bots[0]?.margin.value).toBe(0);
    expect(report.seats.map(({ name, wins }) => [name, wins])).toEqual([
      ['seat 1', 2.5],
      ['seat 2', 0.5],
      ['seat 3', 0],
    ]);
  });

  it('tells the times of the bot they belong to', () => {
    expect(report.bots[0]).toMatchObject({ decisions: 9, wallMs: { p50: 2, p95: 3, longest: 3 } });
    expect(report.bots[1]).toMatchObject({ decisions: 0 });
  });
});

describe('playJob', () => {
  const play = (job: Partial<MatchJob>): Promise<JobResult> => {
    let ticks = 0;
    const tick = (): number => {
      ticks += 1;
      return ticks;
    };
    const names = ['novice', 'random', 'random'];
    const ports = { clocks: { wall: tick, cpu: tick }, load: loadBot };
    return playJob({ ...TERMS, names, seed: 'x', ...job }, ports);
  };

  it('plays the same match for the same job, and times every decision', async () => {
    const first = await play({});
    expect(await play({})).toEqual(first);
    expect((await play({ seed: 'y' })).standings).not.toEqual(first.standings);
    expect(first.timings.map(({ name }) => name)).toEqual(['novice', 'random']);
    const decisions = first.timings.reduce((sum, { wall }) => sum + wall.length, 0);
    expect(decisions).toBe(first.moves - 1);
  });

  it('says which bot does not exist', async () => {
    await expect(play({ names: ['novice', 'wizard', 'random'] })).rejects.toThrow('no bot called wizard');
  });
});
