import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { CD, roundhouse, scratchFolder } from '../testing/commandLine.ts';

const { path: folder, written } = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

describe('simulate', () => {
  it('plays matches and counts them, the same for the same seed', () => {
    const play = (seed: string) => {
      const args = ['simulate', CD, '-p', '3', '-n', '4', '--seed', seed, '--json'];
      const { out, status } = roundhouse(args);
      expect(status).toBe(0);
      const { seconds, ...result } = JSON.parse(out);
      expect(seconds).toBeGreaterThan(0);
      return result;
    };
    const first = play('x');
    expect(first).toMatchObject({ game: 'Continental Divide', players: 3, seed: 'x', matches: 4 });
    expect(first.byBot).toMatchObject([{ name: 'random', played: 12, wins: 4 }]);
    expect(first.bySeat.map(({ name }: { name: string }) => name)).toEqual(['seat 1', 'seat 2', 'seat 3']);
    expect(play('x')).toEqual(first);
    expect(play('y')).not.toEqual(first);
  });

  it('prints a table for people', () => {
    const { out, error, status } = roundhouse(['simulate', CD, '-n', '2']);
    expect(status).toBe(0);
    expect(out).toMatch(/^2 matches of Continental Divide, 3 players, seed 1: /);
    expect(out).toMatch(/^random +6 +2 /m);
    expect(error).toBe('');
  });

  it.each([
    [['simulate'], "missing required argument 'game'"],
    [['simulate', 'chess'], 'unknown game chess; the games are: continental-divide'],
    [['simulate', CD, '-p', '2'], 'CD-1.1'],
    [['simulate', CD, '-p', 'two'], "option '-p, --players <n>' argument 'two' is invalid"],
    [['simulate', CD, '-n', '0'], 'It must be a whole number from 1'],
    [['simulate', CD, '--bots', 'wizard'], 'there is no bot wizard; bots are random'],
    [['simulate', CD, '--options', 'fog'], 'fog: expected no such field, found true'],
    [['simulate', CD, '--options', '{fog'], '--options is not readable as JSON'],
    [['simulate', CD, '--board', '/no/such/board.json'], 'there is no file /no/such/board.json'],
    [['simulate', CD, '--out', '/no/such/folder/x'], 'cannot write /no/such/folder/x'],
    [['simulate', CD, '--colour', 'red'], "unknown option '--colour'"],
    [['fly'], "unknown command 'fly'"],
  ])('%j is refused in a sentence', (args, sentence) => {
    const { out, error, status } = roundhouse(args);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
    expect(error).not.toContain('defect');
  });

  it('refuses a board that no match can be played on, and names the field', () => {
    const { error, status } = roundhouse(['simulate', CD, '--board', written('bad.json', '{"id":3}')]);
    expect(status).toBe(1);
    expect(error).toMatch(/bad\.json is no board of Continental Divide: id: expected .+, found 3/);
  });
});
