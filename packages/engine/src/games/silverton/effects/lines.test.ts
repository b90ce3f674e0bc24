import { describe, expect, it } from 'vitest';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { play } from '../testing/playing.ts';
import { addLeadvilleMarkers, returnLostLines, uncover } from './lines.ts';

describe('lines lost with their route', () => {
  it('SV-6.2.8 a line without a complete route goes back without refund, to a new face-up pile', () => {
    const state = aTable({ players: [{ track: ['denver--greeley'], lines: [3] }, {}], piles: [1] });
    const after = returnLostLines(board, state, 0);

    expect(after.players[0]).toMatchObject({ lines: [], cash: 1_000 });
    expect(after.piles).toEqual([
      { top: 1, below: [] },
      { top: 3, below: [] },
    ]);
  });

  it('SV-6.4 a line with another complete route is kept', () => {
    const track = [
      'denver--louisville',
      'boulder--louisville',
      'boulder--longmont',
      'fort-collins--longmont',
    ];
    const state = aTable({
      players: [{ track: [...track, 'cheyenne--fort-collins'], lines: [3] }, {}],
    });
    expect(returnLostLines(board, state, 0)).toBe(state);
  });

  it('SV-30.2 a joint line goes back when the two no longer have its route together', () => {
    const around = [
      'denver--louisville',
      'boulder--louisville',
      'boulder--longmont',
      'fort-collins--longmont',
    ];
    const second = [...around, 'fort-collins--greeley'];
    const jointLines = [{ line: 3, partners: [0, 1] }] as const;
    const players = [{ track: ['denver--greeley'] }, { track: [...second, 'cheyenne--greeley'] }];
    const kept = aTable({ jointLines, players });
    expect(returnLostLines(board, kept, 0)).toBe(kept);

    const lost = aTable({ jointLines, players: [{ track: ['denver--greeley'] }, { track: second }] });
    const after = returnLostLines(board, lost, 0);
    expect(after.jointLines).toEqual([]);
    expect(after.piles.at(-1)).toEqual({ top: 3, below: [] });
  });
});

describe('lines lost with Leadville', () => {
  const counting: TablePlan = { leadvilleMarkers: 2 };

  it('SV-15.3 an owned line is discarded at once, without refund', () => {
    const after = addLeadvilleMarkers(board, aTable({ ...counting, players: [{ lines: [9, 10] }, {}] }), 1);

    expect(after.leadvilleMarkers).toBe(3);
    expect(after.players[0]).toMatchObject({ lines: [10], cash: 1_000 });
    expect(after.discards.lines).toContain(9);
  });

  it('SV-15.3 face up it is discarded and a prospector on it goes home', () => {
    const state = aTable({
      ...counting,
      players: [{ staff: ['P =9 held'] }, {}],
      piles: [{ top: 9, below: ['C'] }],
      slidLines: [10],
    });
    const after = addLeadvilleMarkers(board, state, 2);

    expect(after.piles).toEqual([{ below: ['C'] }]);
    expect(after.slidLines).toEqual([]);
    expect(after.players[0]?.staff[0]).toMatchObject({ place: { at: 'home' }, held: false });
  });

  it('SV-15.3 a joint line ends', () => {
    const state = aTable({ ...counting, jointLines: [{ line: 9, partners: [0, 1] }] });
    expect(addLeadvilleMarkers(board, state, 1).jointLines).toEqual([]);
  });

  it('SV-15.2 a claim depleted at Leadville by dice adds a marker, one elsewhere does not', () => {
    const working = (claim: number) =>
      play(
        aTable({
          stage: { kind: 'operationRoll', working: [claim] },
          players: [{ claims: [{ claim, operatedTurn: 1 }] }, { lines: [9] }],
          leadvilleMarkers: 2,
          turn: 2,
        }),
        'roll 1 1',
      );

    expect(working(41)).toMatchObject({ leadvilleMarkers: 3, players: [{}, { lines: [] }] });
    expect(working(14).leadvilleMarkers).toBe(2);
  });

  it('SV-15.4 a face-down card whose number is reached is discarded when uncovered, and the next one comes', () => {
    const state = aTable({ leadvilleMarkers: 3, piles: [{ below: ['B', 'C'] }] });
    const after = uncover(board, state, { line: 9, pile: 0 });

    expect(after.piles).toEqual([{ below: ['C'] }]);
    expect(after.discards.lines).toContain(9);
    expect(uncover(board, state, { line: 11, pile: 0 }).piles).toEqual([{ top: 11, below: ['C'] }]);
  });
});
