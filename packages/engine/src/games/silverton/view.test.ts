import { describe, expect, it } from 'vitest';
import { seededRng, type Viewer } from '../../kernel/index.ts';
import { settle } from './flow/index.ts';
import type { Length } from './options.ts';
import { resample } from './resample.ts';
import type { Stage } from './stages.ts';
import type { State } from './state.ts';
import { aTable, board, type TablePlan } from './testing/aTable.ts';
import { viewOf } from './view.ts';

const seenCash = (state: State, viewer: Viewer) => viewOf(state, viewer).players.map(({ cash }) => cash);
const withCash = (state: State, cash: number): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, cash })),
});

describe('secret cash', () => {
  it('SV-1.2 a seat sees its own cash only; a spectator sees nobody’s', () => {
    const state = aTable({ players: [{ cash: 700 }, { cash: 900 }] });
    expect(seenCash(state, 0)).toEqual([700, null]);
    expect(seenCash(state, 1)).toEqual([null, 900]);
    expect(seenCash(state, 'spectator')).toEqual([null, null]);
    expect(JSON.stringify(viewOf(state, 0))).not.toContain('900');
  });

  it.each<[string, Length, number]>([
    ['SV-1.2', 'regular', 5_000],
    ['SV-1.3', 'short', 4_000],
    ['SV-1.4', 'long', 10_000],
  ])('%s %s game: public for good above $%d', (_, length, threshold) => {
    const plan: TablePlan = { options: { length }, stage: { kind: 'trading' } };
    const poor = settle(board, aTable({ ...plan, players: [{}, { cash: threshold }] }));
    expect(seenCash(poor, 0)[1]).toBeNull();
    const rich = settle(board, aTable({ ...plan, players: [{}, { cash: threshold + 1 }] }));
    expect(seenCash(rich, 0)[1]).toBe(threshold + 1);
    expect(seenCash(settle(board, withCash(rich, 10)), 'spectator')).toEqual([null, 10]);
  });

  it('SV-1.5 in a campaign cash stays secret', () => {
    const state = aTable({
      options: { length: 'campaign' },
      stage: { kind: 'trading' },
      players: [{}, { cash: 90_000 }],
    });
    expect(seenCash(settle(board, state), 0)[1]).toBeNull();
  });

  it('SV-1.2 what the bank has paid in all is not told: it would give the last secret purse away', () => {
    const state = aTable({ players: [{ cash: 700 }, { cash: 900 }] });
    expect(viewOf({ ...state, bankPaid: 1 }, 0)).toEqual(viewOf({ ...state, bankPaid: 2 }, 0));
  });
});

describe('hidden cards', () => {
  const DECK = { deck: [1, 2, 3], display: [12, 14], deckEvents: ['county-tax'] } as const;

  it('SV-2.4 of the deck only the number of cards is seen', () => {
    const state = aTable(DECK);
    expect(viewOf(state, 0).deckCards).toBe(4);
    expect(Object.keys(viewOf(state, 0))).not.toContain('deck');
    expect(Object.keys(viewOf(state, 0))).not.toContain('unseenLines');
  });

  it.each<[Stage, number, readonly (0 | 1 | 2 | 'spectator')[]]>([
    [{ kind: 'placing' }, 1, [0, 2]],
    [{ kind: 'claims' }, 0, [1, 2]],
    [{ kind: 'trading' }, 2, [0, 1]],
    [{ kind: 'invited', seat: 1 }, 0, [1, 2]],
    [{ kind: 'fines' }, 1, [0, 2]],
    [{ kind: 'disputes', letBe: [] }, 0, [0, 1, 2, 'spectator']],
    [{ kind: 'marketRoll', column: 0 }, 0, [0, 1, 2, 'spectator']],
    [{ kind: 'equipment' }, 1, [0, 1, 2, 'spectator']],
  ])('SV-6.3.1 the discards are closed during one’s own turn: %o of seat %i', (stage, active, open) => {
    const state = aTable({ ...DECK, players: [{}, {}, {}], stage, active });
    const viewers = [0, 1, 2, 'spectator'] as const;
    expect(viewers.filter((viewer) => viewOf(state, viewer).discards !== null)).toEqual(open);
  });
});

describe('resample', () => {
  it('SV-6.3.1 makes up what lies in the deck and what is discarded from all that is not seen', () => {
    const state = aTable({ deck: [1, 2, 3], display: [12, 14], players: [{ claims: [9] }, {}] });
    const decks = Array.from({ length: 20 }, (_, seed) => {
      const imagined = resample(board, viewOf(state, 0), seededRng(seed));
      expect(viewOf(imagined, 0)).toEqual(viewOf(state, 0));
      expect(imagined.deck.length + imagined.deckEvents.length).toBe(3);
      expect([...imagined.deck, ...imagined.discards.claims]).toHaveLength(99);
      return imagined.deck.join();
    });
    expect(new Set(decks).size).toBeGreaterThan(10);
  });

  it('SV-6.3.1 knows the deck by elimination while the discards are open', () => {
    const state = aTable({ deck: [1, 2, 3], display: [12, 14], stage: { kind: 'marketRoll', column: 0 } });
    const imagined = resample(board, viewOf(state, 0), seededRng(1));
    expect(imagined.deck).toEqual([1, 2, 3]);
    expect(imagined.discards).toEqual(state.discards);
  });

  it('SV-1.2 makes up secret cash, never above the threshold nor below what is offered', () => {
    const offered: Stage = {
      kind: 'offered',
      partner: 1,
      answers: 1,
      counters: 0,
      gives: { cash: 4_900, claims: [], segments: [], lines: [], trains: [], plows: [], goods: [] },
      gets: { cash: 0, claims: [], segments: [], lines: [], trains: [], plows: [], goods: [] },
    };
    const state = aTable({ players: [{ cash: 4_950 }, { cash: 300 }, { cash: 4_000 }], stage: offered });
    for (let seed = 0; seed < 50; seed += 1) {
      const { players, bankPaid } = resample(board, viewOf(state, 1), seededRng(seed));
      const [first = 0, second = 0, third = 0] = players.map(({ cash }) => cash);
      expect(first).toBeGreaterThanOrEqual(4_900);
      expect(Math.max(first, third)).toBeLessThanOrEqual(5_000);
      expect(second).toBe(300);
      expect(bankPaid).toBe(first + second + third - 3 * 2_200);
    }
  });
});
