import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../../kernel/index.ts';
import { segmentIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { terms } from '../../testing/someWares.ts';
import { type Offer, offer } from './offer.ts';
import type { Wares } from './wares.ts';

const TRADING: TablePlan = { stage: { kind: 'trading' } };
const FRONT_RANGE = ['colorado-springs--denver', 'colorado-springs--pueblo'];

const anOffer = (gives: Partial<Wares>, gets: Partial<Wares>, to = 1): Offer => ({
  type: 'offer',
  to,
  ...terms(gives, gets),
});

const codeOf = (plan: TablePlan, move: Offer): string | undefined =>
  offer.reject(board, aTable({ ...TRADING, ...plan }), move)?.code;

describe('offer', () => {
  it('SV-6.4 puts the terms before the partner, as the active player gives and gets', () => {
    const state = aTable({
      ...TRADING,
      players: [{ track: ['denver--golden'] }, { claims: [14] }],
    });
    const move = anOffer({ cash: 100, segments: ['denver--golden'] }, { claims: [14] });

    expect(offer.reject(board, state, move)).toBeUndefined();
    const after = offer.apply(board, state, move);
    expect(after.stage).toMatchObject({ kind: 'offered', partner: 1, answers: 1, counters: 0 });
    expect(after.stage).toMatchObject({
      gives: { cash: 100, segments: [segmentIndex(board, 'denver--golden')] },
      gets: { cash: 0, claims: [14] },
    });
    expect(after.ledger.offers).toBe(1);
    expect(after.players).toEqual(state.players);
  });

  it.each<[string, TablePlan, Offer]>([
    ['SV-6.4 offer/noSuchPlayer: oneself', {}, anOffer({ cash: 1 }, {}, 0)],
    ['SV-6.4 offer/noSuchPlayer: nobody', {}, anOffer({ cash: 1 }, {}, 5)],
    ['SV-6.4 deal/unknown', {}, anOffer({ segments: ['denver--paris'] }, {})],
    ['SV-6.4 deal/notOwnClaim', { players: [{}, { claims: [14] }] }, anOffer({ claims: [14] }, {})],
    ['SV-6.4 deal/notOwnSegment', {}, anOffer({ segments: ['denver--golden'] }, {})],
    ['SV-6.4 deal/notOwnLine', {}, anOffer({}, { lines: [2] })],
    [
      'SV-30.2.5 deal/jointLine',
      {
        players: [{ track: FRONT_RANGE.slice(0, 1) }, { track: FRONT_RANGE.slice(1) }],
        jointLines: [{ line: 2, partners: [0, 1] }],
      },
      anOffer({ lines: [2] }, { cash: 10 }),
    ],
    ['SV-6.4.5 deal/twice', { players: [{ claims: [14] }, {}] }, anOffer({ claims: [14, 14] }, { cash: 10 })],
    ['SV-13.1 deal/noEquipment', { players: [{ trains: [9] }, {}] }, anOffer({ trains: [9] }, { cash: 40 })],
    ['SV-6.4.6 deal/empty', {}, anOffer({}, {})],
    ['SV-6.4.6 deal/cashBothWays', {}, anOffer({ cash: 10 }, { cash: 20 })],
    ['SV-14.5 deal/cash', { players: [{ cash: 90 }, {}] }, anOffer({ cash: 100 }, {})],
    [
      'SV-6.4.1 deal/parallel: own track',
      { players: [{ track: ['provo--salt-lake-city'] }, { track: ['provo--salt-lake-city~2'] }] },
      anOffer({ cash: 10 }, { segments: ['provo--salt-lake-city~2'] }),
    ],
    [
      'SV-6.4.1 deal/parallel: a surveyor counts (SV-4.6)',
      { players: [{ staff: ['S provo--salt-lake-city'] }, { track: ['provo--salt-lake-city~2'] }] },
      anOffer({ cash: 10 }, { segments: ['provo--salt-lake-city~2'] }),
    ],
    [
      'SV-6.4.3 deal/noRoute',
      { players: [{}, { track: FRONT_RANGE, lines: [2] }] },
      anOffer({ cash: 10 }, { lines: [2] }),
    ],
  ])('%s', (name, plan, move) => {
    const code = / (\w+\/\w+)/.exec(name)?.[1];
    expect(codeOf(plan, move)).toBe(code);
    expect(offer.reject(board, aTable({ ...TRADING, ...plan }), move)?.rule).toBe(name.split(' ')[0]);
  });

  it('SV-6.4.1 nobody gets a 33rd segment', () => {
    const all = board.segments.filter(({ parallels }) => parallels.length === 0).map(({ id }) => id);
    const players = [{ track: all.slice(0, 32) }, { track: all.slice(32, 34) }];
    const [extra = ''] = all.slice(32);
    const [swapped = ''] = all;

    expect(codeOf({ players }, anOffer({}, { segments: [extra] }))).toBe('deal/tooManySegments');
    expect(codeOf({ players }, anOffer({ segments: [swapped] }, { segments: [extra] }))).toBeUndefined();
  });

  it('SV-6.4.1 nobody gets a fifth train', () => {
    const plan = {
      options: { advanced: true },
      players: [{ trains: [9, 9, 15, 15] }, { trains: [24], plows: [2] }],
    };

    expect(codeOf(plan, anOffer({ cash: 10 }, { trains: [24] }))).toBe('deal/tooManyTrains');
    expect(codeOf(plan, anOffer({ trains: [9] }, { trains: [24] }))).toBeUndefined();
    expect(codeOf(plan, anOffer({ trains: [9] }, { trains: [24], plows: [2] }))).toBeUndefined();
  });

  it('SV-13.1 only trains and plows the giver has', () => {
    const plan = { options: { advanced: true }, players: [{ trains: [9] }, { plows: [2] }] };

    expect(codeOf(plan, anOffer({ trains: [9, 9] }, {}))).toBe('deal/notOwnTrain');
    expect(codeOf(plan, anOffer({}, { plows: [3] }))).toBe('deal/notOwnPlow');
  });

  it('SV-1.2 asking for more than a secret purse holds is no offence: a refusal would tell what is in it', () => {
    const players = [{}, { cash: 20 }];
    expect(codeOf({ players }, anOffer({}, { cash: 500 }))).toBeUndefined();
    expect(codeOf({ players }, anOffer({}, { cash: 5_000 }))).toBeUndefined();
    expect(codeOf({ players }, anOffer({}, { cash: 5_001 }))).toBe('deal/cash');

    const state = aTable({ ...TRADING, players });
    const open = {
      ...state,
      players: state.players.map((player) => ({ ...player, cashPublic: true })),
    };
    expect(offer.reject(board, open, anOffer({}, { cash: 21 }))?.code).toBe('deal/cash');
    expect(offer.reject(board, open, anOffer({}, { cash: 20 }))).toBeUndefined();
  });

  it('SV-6.4 lists the same deals as it accepts, cash first', () => {
    const state = aTable({ ...TRADING, players: [{ cash: 2, claims: [14] }, { cash: 0 }] });
    const listed = offer.options(board, state)[Symbol.iterator]();
    const first = Array.from({ length: 3 }, () => listed.next().value?.gives.cash);
    expect(first).toEqual([1, 2, 0]);
  });

  it('SV-6.4 samples only legal deals, and of every kind', () => {
    const state = aTable({
      ...TRADING,
      options: { advanced: true },
      players: [
        { track: ['denver--golden'], trains: [9, 24], plows: [2] },
        { claims: [{ claim: 14, goods: 3 }, 12], track: FRONT_RANGE, lines: [2], trains: [15] },
      ],
    });
    const rng = seededRng('offers');
    const sampled = Array.from({ length: 2_000 }, () => offer.sample?.(board, state, rng));
    const offers = sampled.flatMap((move) => (move === undefined ? [] : [move]));

    expect(offers.filter((move) => offer.reject(board, state, move) !== undefined)).toEqual([]);
    for (const kind of ['claims', 'segments', 'trains', 'goods'] as const)
      expect(offers.some(({ gets }) => gets[kind].length > 0)).toBe(true);
    expect(offers.some(({ gives, gets }) => gives.plows.length > 0 && gets.cash > 0)).toBe(true);
  });
});
