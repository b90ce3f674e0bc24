import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { CD, roundhouse, scratchFolder } from '../testing/commandLine.ts';

const { path: folder, written } = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** What has to be the same whenever the same matches are played. */
const repeatable = (text: string): unknown => {
  const { seconds, bots, ...rest } = JSON.parse(text);
  expect(seconds).toBeGreaterThan(0);
  const timeless = bots.map(({ wallMs, cpuMs, ...bot }: Record<string, unknown>) => {
    expect(wallMs).toHaveProperty('p95');
    expect(cpuMs).toHaveProperty('p95');
    return bot;
  });
  return { ...rest, bots: timeless };
};

describe('arena', () => {
  it('plays whole rotations, the same for the same seed on however many threads', () => {
    const args = ['arena', CD, '--seats', 'novice,random,random', '-n', '4', '--json'];
    const one = roundhouse([...args, '--threads', '1']);
    expect(one.error).toBe('');
    const result = repeatable(one.out);
    expect(result).toMatchObject({ game: 'Continental Divide', players: 3, matches: 6, budget: 100 });
    expect(repeatable(roundhouse([...args, '--threads', '2']).out)).toEqual(result);
    expect(repeatable(roundhouse([...args, '--seed', '2']).out)).not.toEqual(result);
  });

  it('prints shares with their intervals, margins and times', () => {
    const { out, status } = roundhouse(['arena', CD, '--seats', 'novice,random,random,random', '-n', '4']);
    expect(status).toBe(0);
    expect(out).toMatch(/^4 matches of Continental Divide, 4 players, seed 1, 100 iterations a decision: /);
    expect(out).toMatch(/^novice +4 +100\.0 \(51\.0-100\.0\) +1 +/m);
    expect(out).toMatch(/^seat 4 +4 /m);
  });

  it('ranks all bots on a ladder', () => {
    const { out } = roundhouse([
      'arena',
      CD,
      '--ladder',
      '--seats',
      'random,novice',
      '-p',
      '3',
      '-n',
      '12',
      '--json',
    ]);
    const { ladder } = JSON.parse(out);
    expect(ladder.map(({ name }: { name: string }) => name)).toEqual(['novice', 'random']);
    expect(ladder[0].mu).toBeGreaterThan(ladder[1].mu + 2 * ladder[1].sigma);
  });

  it('tells whether win chances come true', () => {
    const args = ['arena', CD, '--seats', 'novice,novice,novice', '-n', '2', '--chances', '2'];
    expect(roundhouse(args).out).toMatch(/^win chances in 16 positions: surprise .+\n\nforetold % /m);
    const { reliability } = JSON.parse(roundhouse([...args, '--json']).out);
    const all = reliability.deciles.map(({ forecasts }: { forecasts: number }) => forecasts);
    expect(all.reduce((sum: number, count: number) => sum + count, 0)).toBe(16 * 3);
  });

  it('plays Silverton with its set-up flags', () => {
    const { out, error } = roundhouse([
      'arena',
      'silverton',
      '--scenario',
      'denver-6000',
      '--seats',
      'novice',
      '-n',
      '1',
      '--json',
    ]);
    expect(error).toBe('');
    expect(JSON.parse(out)).toMatchObject({ players: 1, options: { scenario: 'denver-6000' }, matches: 1 });
  });

  it('shows grades instead of a win share where one plays alone', () => {
    const args = ['arena', 'silverton', '--scenario', 'denver-6000', '--seats', 'random', '-n', '2'];
    const { out, error } = roundhouse(args);
    expect(error).toBe('');
    expect(out).toMatch(/^random +2 +24 /m);
    expect(out).toMatch(/^decisive defeat +2$/m);
    expect(out).not.toContain('win');
    const { bots, ...rest } = JSON.parse(roundhouse([...args, '--json']).out);
    expect(rest).not.toHaveProperty('seats');
    expect(bots).toMatchObject([{ name: 'random', grades: { decisiveDefeat: 2 }, wallMs: {}, cpuMs: {} }]);
    expect(bots[0]).not.toHaveProperty('winShare');
  });

  it('takes a bot from a file', () => {
    const file = written(
      'first.mjs',
      'export const bot = { choose: ({ rules, view, rng }) => ({ move: rules.sampleMove(rules.resample(view, rng), rng), reasons: [] }) };',
    );
    const { out, error } = roundhouse(['arena', CD, '--seats', `${file},random,random`, '-n', '3', '--json']);
    expect(error).toBe('');
    expect(JSON.parse(out).bots.map(({ name }: { name: string }) => name)).toContain(file);
  });

  it.each([
    [['arena', CD, '--seats', 'novice,wizard,random'], 'there is no bot wizard'],
    [['arena', CD, '--seats', 'no/such/file.ts,random,random'], 'cannot load no/such/file.ts'],
    [['arena', CD, '--seats', 'random,random'], 'Continental Divide is for 3 to 6 players, not 2 (CD-1.1)'],
    [['arena', CD, '--seats', 'random,random,random,'], 'a comma too many'],
    [['arena', CD, '--ladder', '--seats', 'random,novice,regular,wizard', '-p', '3'], 'no bot wizard'],
    [['arena', CD, '--games', '-3'], "'-3' is invalid. It must be a whole number from 1"],
    [['arena', 'chess'], 'unknown game chess'],
    [['arena', CD, '--time', 'long'], 'must be a whole number'],
  ])('%j is refused in a sentence', (args, sentence) => {
    const { out, error, status } = roundhouse(args);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  });
});
