import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { options, play, settled } from '../testing/playing.ts';
import { EVENT_IDS } from '../types.ts';

/** A prospector of seat 0 on the deck, about to draw. */
const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'drawing', staff: 0 },
    players: [{ staff: ['P+1 deck', 'P #14', 'S'] }, {}],
    display: [14, 41, 55],
    deck: [1, 2, 3],
    deckEvents: EVENT_IDS,
    turn: 3,
    ...plan,
  });

const staffOf = (state: State, seat: number) => state.players[seat]?.staff.map(({ place }) => place);

describe('events drawn by a prospector', () => {
  it('SV-16.1 an event acts at once and is discarded for good', () => {
    const after = play(table(), 'draw jumped-claim');

    expect(after.deckEvents).not.toContain('jumped-claim');
    expect(after.discards.events).toEqual(['jumped-claim']);
  });

  it('SV-16.1 Jumped Claim jails the prospector that drew it', () => {
    const after = play(table(), 'draw jumped-claim');

    expect(staffOf(after, 0)?.[0]).toEqual({ at: 'jail' });
    expect(staffOf(after, 0)?.[1]).toEqual({ at: 'claim', claim: 14 });
  });

  it('SV-16.1 Powder Blast kills it', () => {
    expect(staffOf(play(table(), 'draw powder-blast'), 0)?.[0]).toEqual({ at: 'dead', turn: 3 });
  });

  it('SV-16.6 Leadville Pinches Out depletes every owned claim there; those with goods are kept', () => {
    const after = play(
      table({
        players: [
          { staff: ['P deck', 'P #14'], claims: [{ claim: 41, goods: 2 }, 42] },
          { claims: [43, 55] },
        ],
        display: [14],
      }),
      'draw leadville-pinches-out',
    );

    expect(after.players[0]?.claims).toMatchObject([{ claim: 41, goods: 2, depleted: true }]);
    expect(after.players[1]?.claims).toMatchObject([{ claim: 55, depleted: false }]);
    expect(after.discards.claims).toEqual(expect.arrayContaining([42, 43]));
    expect(after.leadvilleMarkers).toBe(3);
    expect(after.stage).toEqual({ kind: 'drawing', staff: 0 });
  });

  it('SV-15.2 Leadville Pinches Out places at least one marker', () => {
    expect(play(table(), 'draw leadville-pinches-out').leadvilleMarkers).toBe(1);
  });

  it('SV-16.3 Land Office Fire discards face-up claims and slid lines without a prospector on them', () => {
    const after = play(
      table({
        players: [{ staff: ['P deck', 'P #14'] }, { staff: ['P #41 held', 'P =2'] }],
        slidLines: [1, 2],
        piles: [3],
      }),
      'draw land-office-fire',
    );

    expect(after.display).toEqual([14, 41]);
    expect(after.discards.claims).toContain(55);
    expect(after.slidLines).toEqual([2]);
    expect(after.discards.lines).toContain(1);
    expect(after.piles).toEqual([{ top: 3, below: [] }]);
    expect(after.stage).toEqual({ kind: 'drawing', staff: 0 });
  });

  it('SV-16.3 a prospector that has declined no longer keeps its card from the fire', () => {
    const declined = play(table({ stage: { kind: 'claims' } }), 'decline P2', 'prospect P1');
    expect(play(declined, 'draw land-office-fire').display).toEqual([]);
  });

  it('SV-16.4 County Tax is reckoned now and paid in step 7', () => {
    const taxed = play(
      table({
        players: [
          {
            staff: ['P deck', 'P #14'],
            track: ['denver--golden', 'denver--louisville'],
            claims: [12, { claim: 13, goods: 1, depleted: true }],
            lines: [1],
          },
          {},
        ],
      }),
      'draw county-tax',
    );

    expect(taxed.players[0]).toMatchObject({ owed: 80, cash: 1_000 });
    expect(taxed.players[1]?.owed).toBe(0);
  });

  it('SV-16.4 the tax counts a joint line for each partner', () => {
    const taxed = play(
      table({
        players: [{ staff: ['P deck', 'P #14'], track: ['denver--greeley'] }, {}],
        jointLines: [{ line: 3, partners: [0, 1] }],
      }),
      'draw county-tax',
    );
    expect(taxed.players[0]?.owed).toBe(30);
  });

  it('SV-16.1 Silver Purchase Act raises silver two boxes, no further than the chart', () => {
    const silver = board.columnById.get('silver')?.index ?? -1;

    expect(play(table(), 'draw silver-purchase-act').prices[silver]).toBe(7);
    expect(play(table({ prices: { silver: 8 } }), 'draw silver-purchase-act').prices[silver]).toBe(9);
  });
});

describe('events in the refill of phase 6, where they act (SV-9.1)', () => {
  const refill = (plan: TablePlan = {}) =>
    table({ stage: { kind: 'refillClaim' }, options: { refillEvents: true }, order: [1, 0], ...plan });

  it('SV-9.1 by default events go back: only claims come up', () => {
    expect(options(refill({ options: {} }))).toEqual(['draw #1', 'draw #2', 'draw #3']);
    expect(options(refill())).toHaveLength(9);
  });

  it('SV-9.1 the first in turn order with a prospector at large is hit, at the choice of the owner', () => {
    const asked = play(
      refill({ players: [{ staff: ['P', 'P'] }, { staff: ['P jail', 'P dead', 'S'] }] }),
      'draw jumped-claim',
    );

    expect(asked.stage).toEqual({ kind: 'eventVictim', event: 'jumped-claim', seat: 0 });
    expect(options(asked)).toEqual(['victim P1', 'victim P2']);
    const after = play(asked, 'victim P2');
    expect(staffOf(after, 0)).toEqual([{ at: 'home' }, { at: 'jail' }]);
    expect(after.stage).toEqual({ kind: 'refillClaim' });
  });

  it('SV-16.5 a prospector held by a tie can be hit and leaves its card; an only one without asking', () => {
    const after = play(refill({ players: [{}, { staff: ['S', 'P #14 held'] }] }), 'draw powder-blast');

    expect(after.players[1]?.staff[1]).toMatchObject({ place: { at: 'dead', turn: 3 }, held: false });
  });

  it('SV-9.1 nobody is hit if no prospector is at large', () => {
    const players = [{ staff: ['P jail'] }, { staff: ['S'] }];
    expect(play(refill({ players }), 'draw powder-blast').stage).toEqual({ kind: 'refillClaim' });
  });

  it('SV-16.4 County Tax hits all and is paid at once; what is missing stays owed', () => {
    const after = play(
      refill({
        players: [
          { cash: 15, claims: [12, 13] },
          { cash: 500, track: ['denver--golden'] },
        ],
      }),
      'draw county-tax',
    );

    expect(after.players[0]).toMatchObject({ cash: 0, owed: 25 });
    expect(after.players[1]).toMatchObject({ cash: 490, owed: 0 });
  });

  it('SV-9.1 after a fire the refill goes on to eight, or to the end of the deck', () => {
    const burnt = play(refill({ players: [{}, {}] }), 'draw land-office-fire');
    expect(burnt.display).toEqual([]);
    expect(play(burnt, 'draw #1', 'draw #2', 'draw #3').display).toEqual([1, 2, 3]);
  });

  it('SV-9.4 with only events left the refill stops', () => {
    expect(settled(refill({ deck: [] })).stage.kind).not.toBe('refillClaim');
  });
});
