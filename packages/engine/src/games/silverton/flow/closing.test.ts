import { describe, expect, it } from 'vitest';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { options, play, refusal, settled } from '../testing/playing.ts';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
const newCards = (plan: TablePlan) =>
  settled(aTable({ stage: { kind: 'begin', part: 'newCards' }, ...plan }));

describe('phase 6: claims', () => {
  it('SV-9.1 fewer than eight are made up to eight', () => {
    const state = newCards({ display: [1, 2, 3, 4, 5, 6], deck: [10, 11, 12] });
    expect(options(state)).toEqual(['draw #10', 'draw #11', 'draw #12']);
    const after = play(state, 'draw #12', 'draw #10');
    expect(after.display).toEqual([1, 2, 3, 4, 5, 6, 12, 10]);
    expect(after.stage.kind).not.toBe('refillClaim');
  });

  it('SV-9.1 with eight or more none is added and none removed', () => {
    expect(newCards({ display: [...EIGHT, 9] }).display).toEqual([...EIGHT, 9]);
  });

  it('SV-30.1 a line slid among the claims counts toward the eight', () => {
    const state = newCards({ display: EIGHT.slice(2), slidLines: [4], deck: [10, 11] });
    expect(play(state, 'draw #10').stage.kind).not.toBe('refillClaim');
  });

  it('SV-9.3 an empty deck stays empty; discards do not return', () => {
    const after = newCards({ display: [1], deck: [] });
    expect(after.display).toEqual([1]);
    expect(after.discards.claims.length).toBeGreaterThan(50);
  });

  it('SV-9.4 with only events left the refill stops', () => {
    const after = newCards({ display: [1], deck: [], deckEvents: ['county-tax'] });
    expect(after.display).toEqual([1]);
    expect(after.deckEvents).toEqual(['county-tax']);
  });
});

describe('phase 6: passenger cards', () => {
  const plan: TablePlan = { display: EIGHT, piles: [{ top: 1, below: ['B'] }, { below: ['B', 'C'] }] };

  it('SV-9.2 the next card of every pile whose top was taken is uncovered', () => {
    const state = newCards(plan);
    expect(state.stage).toEqual({ kind: 'uncoverLine', pile: 1 });
    expect(options(state)).toEqual(['uncover =9', 'uncover =10']);
    const after = play(state, 'uncover =10');
    expect(after.piles[1]).toEqual({ top: 10, below: ['C'] });
    expect(after.unseenLines).not.toContain(10);
  });

  it('SV-9.2 uncoverLine/notFaceDown', () => {
    expect(refusal(newCards(plan), 'uncover =1')).toBe('SV-9.2 uncoverLine/notFaceDown');
    expect(refusal(newCards(plan), 'uncover =17')).toBe('SV-9.2 uncoverLine/notFaceDown');
  });

  it('SV-15.4 a card already lost to Leadville is discarded and the next uncovered at once', () => {
    const after = play(newCards({ ...plan, leadvilleMarkers: 3 }), 'uncover =9');
    expect(after.discards.lines).toContain(9);
    expect(after.stage).toEqual({ kind: 'uncoverLine', pile: 1 });
    expect(options(after)).toEqual(['uncover =17']);
  });
});

describe('phases 6 and 7', () => {
  const all: TablePlan = {
    display: EIGHT.slice(1),
    deck: [10],
    piles: [{ below: ['B'] }],
    options: { advanced: true, optionalRules: ['hiring'], length: 'campaign' },
  };

  it('SV-9.5 claims, passenger cards, hiring in turn order, then equipment in turn order', () => {
    const kinds: string[] = [];
    let state = newCards({ ...all, order: [1, 0] });
    while (state.turn === 1) {
      kinds.push(
        `${state.stage.kind} ${'hiring equipment'.includes(state.stage.kind) ? state.order[state.active] : ''}`.trim(),
      );
      const moves = options(state);
      state = play(
        state,
        moves.find((text) => text.startsWith('hire-') || text.startsWith('buy-n')) ?? moves[0] ?? '',
      );
    }
    expect(kinds).toEqual([
      'refillClaim',
      'uncoverLine',
      'hiring 1',
      'hiring 0',
      'equipment 1',
      'equipment 0',
    ]);
  });

  it('SV-8.1 the turn marker advances and a new turn begins with the order', () => {
    const after = newCards({ display: EIGHT, turn: 6 });
    expect(after).toMatchObject({ turn: 7, stage: { kind: 'dealOrder' } });
  });

  it('SV-2.5 a returned card whose pile is used up leaves no empty pile behind', () => {
    const piles = [...EIGHT.slice(0, 8).map((line) => ({ top: line, below: [] })), { below: [] }];
    expect(newCards({ display: EIGHT, piles }).piles).toHaveLength(8);
    const used = [{ below: [] }, ...piles.slice(1)];
    expect(newCards({ display: EIGHT, piles: used }).piles).toHaveLength(8);
  });

  it('SV-1.6 the end is checked at the end of a turn only', () => {
    const rich = { players: [{ cash: 10_000 }, {}], display: EIGHT };
    expect(newCards(rich)).toMatchObject({ turn: 1, stage: { kind: 'over' } });
    expect(settled(aTable({ ...rich, stage: { kind: 'fines' } })).stage.kind).not.toBe('over');
    expect(board.idn).toHaveLength(24);
    expect(newCards({ display: EIGHT, turn: 24 })).toMatchObject({ turn: 24, stage: { kind: 'over' } });
  });
});
