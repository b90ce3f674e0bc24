import { describe, expect, it } from 'vitest';
import { CD, roundhouse } from '../testing/commandLine.ts';

describe('perft', () => {
  it('counts from the start and from a later position', () => {
    const start = roundhouse(['perft', CD, '-d', '1']);
    expect(start.status).toBe(0);
    expect(start.out).toMatch(/^ +1 +6 +6 +\d+$/m);
    const later = roundhouse(['perft', CD, '-d', '2', '-p', '4', '--seed', '7', '--after', '60', '--merge']);
    expect(later.status).toBe(0);
    expect(later.out.trim().split('\n')).toHaveLength(3);
  });

  it('says when the limit cuts the count short', () => {
    expect(roundhouse(['perft', CD, '-d', '2', '--limit', '1000']).out).toMatch(/over \d+/);
  });

  it.each([
    [['perft', CD], "required option '-d, --depth <n>' not specified"],
    [['perft', CD, '-d', '1', '--after', '100000'], 'the match is over after'],
  ])('%j is refused in a sentence', (args, sentence) => {
    const { error, status } = roundhouse(args);
    expect(status).toBe(1);
    expect(error).toContain(sentence);
  });
});
