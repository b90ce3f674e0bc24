import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMatch, parseMatch, problemText, replay, type Step } from '../../kernel/index.ts';
import { folderFaults, recordingsIn, refereed, transcriptOf } from '../../testing/index.ts';
import { continentalDivide } from './index.ts';
import { board } from './testing/aMatch.ts';
import { highlightsOf } from './testing/highlights.ts';
import { transcriptOn } from './testing/transcript.ts';
import type { Move, State } from './types.ts';

const folder = new URL('playthroughs/', import.meta.url);
const files = new Map(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
const recordings = recordingsIn(files);
const rules = refereed(continentalDivide.rules(board));

const recordOf = (text: string) => {
  const read = parseMatch(continentalDivide, board, text);
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
};

const shown = new Set(
  recordings.flatMap(({ text }) => {
    const steps: Step<State, Move>[] = [];
    replay(rules, recordOf(text), (step) => steps.push(step));
    return [...highlightsOf(board, steps)];
  }),
);

describe('recorded matches', () => {
  it('are complete pairs of files, twelve or more', () => {
    expect(folderFaults(files)).toEqual([]);
    expect(recordings.length).toBeGreaterThanOrEqual(12);
  });

  it.each(recordings)('$name replays to its transcript, refereed, to the end', ({ text, expected }) => {
    expect(transcriptOf(continentalDivide, transcriptOn(board), { text })).toBe(expected);
    const record = recordOf(text);
    const played = replay(rules, record);
    expect(played.ok && rules.actor(played.state)).toEqual({ kind: 'over' });
    expect(formatMatch(rules, record)).toBe(text);
  });

  it.each([
    ...['dealOrder', 'startRailroad', 'buyShares', 'skipStock', 'buildLine', 'endTurn', 'takeOrderCard'].map(
      (type) => `move ${type}`,
    ),
    ...['central', 'western', 'divide', 'port', 'soldOut'].map((feat) => `scored ${feat}`),
    ...['San Diego', 'Los Angeles', 'San Francisco', 'Portland', 'Seattle'].map((port) => `port ${port}`),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((worth) => `a share worth ${worth}`),
    ...[3, 4, 5, 6].map((players) => `${players} players`),
    'sole win',
    'shared win',
    'no unsold shares',
    'tied builders',
    'full hex',
    'refused buildLine/hexFull',
    'refused buildLine/portTaken',
    'refused buildLine/secondPort',
    'cubes ran out',
    'refused buildLine/noCubes',
    'eight railroads',
  ])('show: %s', (highlight) => {
    expect(shown).toContain(highlight);
  });

  it('are refused on another board, or with a move changed', () => {
    const [{ text } = { text: '' }] = recordings;
    expect(parseMatch(continentalDivide, board, text.replace(board.hash, '0'.repeat(64)))).toMatchObject({
      problem: { path: 'header.board' },
    });
    expect(parseMatch(continentalDivide, board, text.replace(/^2\. .*$/m, '2. 1 buy UP 1 for 50')).ok).toBe(
      false,
    );
  });
});
