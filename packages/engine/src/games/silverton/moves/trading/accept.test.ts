import { describe, expect, it } from 'vitest';
import type { PlayerPlan } from '../../testing/aPlayer.ts';
import { segmentIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { terms } from '../../testing/someWares.ts';
import { accept } from './accept.ts';
import { offer } from './offer.ts';
import type { Wares } from './wares.ts';

const FRONT_RANGE = ['colorado-springs--denver', 'colorado-springs--pueblo'];
const TO_GEORGETOWN = ['denver--golden', 'golden--idaho-springs', 'georgetown--idaho-springs'];
const ACCEPT = { type: 'accept' } as const;

/** The table after the active player's offer, still to be answered. */
const offered = (
  players: readonly PlayerPlan[],
  [gives, gets]: readonly [Partial<Wares>, Partial<Wares>],
  plan: TablePlan = {},
) => {
  const state = aTable({ stage: { kind: 'trading' }, players, ...plan });
  const move = { type: 'offer', to: 1, ...terms(gives, gets) } as const;
  expect(offer.reject(board, state, move)).toBeUndefined();
  return offer.apply(board, state, move);
};

const dealt = (...asked: Parameters<typeof offered>) => accept.apply(board, offered(...asked), ACCEPT);

describe('accept', () => {
  it('SV-6.4 cash, claims and segments change hands at once and whole', () => {
    const after = dealt(
      [
        { cash: 500, track: ['denver--golden'] },
        { cash: 100, claims: [14] },
      ],
      [{ cash: 200, segments: ['denver--golden'] }, { claims: [14] }],
    );

    expect(after.stage).toEqual({ kind: 'trading' });
    expect(after.players.map(({ cash }) => cash)).toEqual([300, 300]);
    expect(after.players.map(({ claims }) => claims.map(({ claim }) => claim))).toEqual([[14], []]);
    expect(after.players.map(({ segments }) => segments.length)).toEqual([0, 1]);
    expect(after.owners[segmentIndex(board, 'denver--golden')]).toBe(1);
    expect(after.bankPaid).toBe(offered([{}, {}], [{ cash: 1 }, {}]).bankPaid - 1_400);
  });

  it('SV-6.4.2 goods on a traded claim go with it and are no duty', () => {
    const after = dealt(
      [{}, { claims: [{ claim: 14, goods: 5, operatedTurn: 2 }] }],
      [{ cash: 10 }, { claims: [14] }],
    );

    expect(after.players[0]?.claims).toEqual([{ claim: 14, goods: 5, depleted: false, operatedTurn: 2 }]);
    expect(after.ledger.duties).toEqual([]);
  });

  it('SV-6.4.1 two players swap segments that are parallel to each other', () => {
    const [first, second] = ['provo--salt-lake-city', 'provo--salt-lake-city~2'];
    const after = dealt(
      [{ track: [first] }, { track: [second] }],
      [{ segments: [first] }, { segments: [second] }],
    );

    expect(after.players.map(({ segments }) => segments)).toEqual([
      [segmentIndex(board, second)],
      [segmentIndex(board, first)],
    ]);
  });

  it('SV-6.4 whoever trades away the route of a line returns its card to a new face-up pile', () => {
    const after = dealt(
      [{}, { track: FRONT_RANGE, lines: [2] }],
      [{ cash: 50 }, { segments: ['colorado-springs--pueblo'] }],
    );

    expect(after.players[1]?.lines).toEqual([]);
    expect(after.piles.at(-1)).toEqual({ top: 2, below: [] });
  });

  it('SV-6.4 the card stays if another complete own route remains', () => {
    const after = dealt(
      [{}, { track: [...TO_GEORGETOWN, 'denver--louisville', 'golden--louisville'], lines: [1] }],
      [{ cash: 50 }, { segments: ['denver--golden'] }],
    );

    expect(after.players[1]?.lines).toEqual([1]);
  });

  it('SV-6.4.3 a line goes to whoever has its route, if need be by the same deal', () => {
    const after = dealt(
      [{ cash: 900 }, { track: FRONT_RANGE, lines: [2] }],
      [{ cash: 400 }, { lines: [2], segments: FRONT_RANGE }],
    );

    expect(after.players.map(({ lines }) => lines)).toEqual([[2], []]);
  });

  it('SV-13.1 SV-13.2 trains and plows change hands; the one that has rested goes, used ones stay used', () => {
    const used = { power: 9, usedTurn: 7 };
    const after = dealt(
      [{}, { trains: [used, 9, used], plows: [{ bonus: 3, usedTurn: 7 }] }],
      [{ cash: 80 }, { trains: [9, 9], plows: [3] }],
      { turn: 7, options: { advanced: true } },
    );

    expect(after.players[0]?.trains).toEqual([{ power: 9, usedTurn: 0 }, used]);
    expect(after.players[1]?.trains).toEqual([used]);
    expect(after.players[0]?.plows).toEqual([{ bonus: 3, usedTurn: 7 }]);
  });

  it('SV-20.11 a traded train serves no city until its new owner names one', () => {
    const denver = board.townById.get('denver')?.index ?? -1;
    const spike = { cities: ['denver', 'salt-lake-city'] };
    const after = dealt(
      [spike, { ...spike, trains: [{ power: 24, usedTurn: 0, city: denver }] }],
      [{ cash: 80 }, { trains: [24] }],
      { options: { advanced: true } },
    );

    expect(after.players[0]?.trains).toEqual([{ power: 24, usedTurn: 0 }]);
  });

  it('SV-20.13 a segment got in a deal can connect the two start cities for good', () => {
    const after = dealt(
      [{ cities: ['denver', 'pueblo'], track: FRONT_RANGE.slice(0, 1) }, { track: FRONT_RANGE.slice(1) }],
      [{ cash: 80 }, { segments: FRONT_RANGE.slice(1) }],
    );

    expect(after.players[0]?.joined).toBe(true);
  });

  it('SV-14.5 cannot accept to pay more than one has', () => {
    const state = offered([{}, { cash: 20, claims: [14] }], [{ claims: [] }, { cash: 21 }]);
    expect(accept.reject(board, state, ACCEPT)).toEqual({
      rule: 'SV-14.5',
      code: 'deal/cash',
      params: { seat: 1, due: 21, most: 20 },
    });
    expect([...accept.options(board, state)]).toEqual([]);
  });

  it('SV-6.4 accept/noOffer', () => {
    const state = aTable({ stage: { kind: 'trading' } });
    expect(accept.reject(board, state, ACCEPT)).toEqual({ rule: 'SV-6.4', code: 'accept/noOffer' });
  });
});
