import { describe, expect, it } from 'vitest';
import { formatMatch } from '../kernel/index.ts';
import { conformance } from './conformance.ts';
import { folderFaults, recordingsIn, type Transcript, transcriptOf } from './playthrough.ts';
import { RefereeError, refereed } from './referee.ts';
import { toy } from './toy/game.ts';
import type { ToyMove, ToyState } from './toy/types.ts';

const rules = toy.rules(toy.defaultBoard);
const { record } = conformance(toy, { players: 2, seed: 5 });
const text = formatMatch(rules, {
  ...record,
  moves: record.moves.flatMap((move) => {
    const read = rules.decodeMove(move);
    return read.ok ? [read.value] : [];
  }),
});

const transcript: Transcript<ToyState, ToyMove> = {
  step: ({ before, after }) =>
    after.round > before.round ? [`round ${before.round}: ${after.chips.join(' ')}`] : [],
  end: (state, { standings }) => [`winner: ${standings(state).findIndex(({ rank }) => rank === 1) + 1}`],
};

describe('playthroughs', () => {
  it('pairs recordings with their expectations, in order', () => {
    const files = new Map([
      ['002-b.txt', 'b'],
      ['001-a.expected.txt', 'A'],
      ['001-a.txt', 'a'],
    ]);
    expect(recordingsIn(files)).toEqual([
      { name: '001-a', text: 'a', expected: 'A' },
      { name: '002-b', text: 'b', expected: undefined },
    ]);
  });

  it('says what is wrong with a folder', () => {
    const names = [
      '001-a.txt',
      '001-a.expected.txt',
      '002-b.txt',
      '003-c.expected.txt',
      'Four.txt',
      'notes.md',
    ];
    expect(folderFaults(new Map(names.map((name) => [name, ''])))).toEqual([
      '002-b.txt has no 002-b.expected.txt',
      'Four.txt has no Four.expected.txt',
      'Four.txt is not named like 001-what-it-shows.txt',
      '003-c.expected.txt belongs to no recording',
      'notes.md belongs to no recording',
    ]);
  });

  it('tells a match by the words of its game', () => {
    const lines = transcriptOf(toy, transcript, { text }).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^round 1: \d+ \d+$/);
    expect(lines[3]).toMatch(/^winner: [12]$/);
  });

  it('refuses a text that breaks a rule, by its move and rule', () => {
    const cheated = text.replace(/^4\. 1 .*$/m, '4. 1 bet 99');
    expect(() => transcriptOf(toy, transcript, { text: cheated })).toThrow(/move 4: .*TOY-3/);
  });
});

describe('refereed', () => {
  const start = rules.setup({ players: 2, options: {} });

  it('lets sound moves through', () => {
    const move = { type: 'deal', card: 3 } as const;
    expect(refereed(rules).apply(start, move)).toEqual(rules.apply(start, move));
  });

  it('stops a match whose state breaks an invariant', () => {
    const leaking = refereed({ ...rules, apply: (state) => ({ ...state, chips: [1, 2] }) });
    expect(() => leaking.apply(start, { type: 'deal', card: 3 })).toThrow(RefereeError);
    expect(() => leaking.apply(start, { type: 'deal', card: 3 })).toThrow('chips were lost or made');
  });
});
