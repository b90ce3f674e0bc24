import { describe, expect, it } from 'vitest';
import type { PlayerPlan } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { terms } from '../../testing/someWares.ts';
import { accept } from './accept.ts';
import { type Offer, offer } from './offer.ts';
import type { OfferedGoods, Wares } from './wares.ts';

/** Golden coal (#14) and Central City gold (#1), within reach of the buyer from Denver. */
const BUYER: PlayerPlan = { track: ['denver--golden', 'central-city--golden'] };
const SELLER: PlayerPlan = {
  claims: [
    { claim: 14, goods: 6 },
    { claim: 1, goods: 4 },
  ],
};
const PLAN: TablePlan = { stage: { kind: 'trading' }, players: [BUYER, SELLER] };

const coal = (units: number, city = 'denver'): OfferedGoods => ({ claim: 14, units, city });
const gold = (units: number, city = 'denver'): OfferedGoods => ({ claim: 1, units, city });
const buying = (goods: readonly OfferedGoods[], more: Partial<Wares> = {}): Offer => ({
  type: 'offer',
  to: 1,
  ...terms({ cash: 20 }, { goods, ...more }),
});

const codeOf = (plan: TablePlan, move: Offer): string | undefined =>
  offer.reject(board, aTable({ ...PLAN, ...plan }), move)?.code;

const bought = (plan: TablePlan, move: Offer) => {
  const state = aTable({ ...PLAN, ...plan });
  return accept.apply(board, offer.apply(board, state, move), { type: 'accept' });
};

const advanced = (trains: readonly number[], plan: TablePlan = {}): TablePlan => ({
  ...plan,
  options: { advanced: true },
  players: [{ ...BUYER, trains }, SELLER],
});

describe('goods in a deal', () => {
  it('SV-6.4 the active player buys goods, which stay on the claim until they are delivered', () => {
    const denver = board.townById.get('denver')?.index;
    const after = bought({}, buying([coal(5)]));

    expect(after.ledger.duties).toEqual([{ seller: 1, claim: 14, units: 5, city: denver }]);
    expect(after.players[1]?.claims[0]?.goods).toBe(6);
    expect(after.players.map(({ cash }) => cash)).toEqual([980, 1_020]);
  });

  it('SV-6.4 the active player never sells goods', () => {
    const plan = { players: [SELLER, BUYER] };
    const move: Offer = { type: 'offer', to: 1, ...terms({ goods: [coal(1)] }, { cash: 20 }) };
    expect(codeOf(plan, move)).toBe('deal/ownGoods');
  });

  it.each<[string, TablePlan, Offer]>([
    ['SV-6.4 deal/notOwnClaim: not the seller’s', { players: [BUYER, {}] }, buying([coal(1)])],
    ['SV-6.4 deal/notOwnClaim: the claim goes too', {}, buying([coal(1)], { claims: [14] })],
    ['SV-6.4 deal/tooFewGoods', {}, buying([coal(7)])],
    [
      'SV-6.4 deal/tooFewGoods: SV-30.4.1 units that came by transfer do not move again',
      { ledger: { transferred: [{ claim: 14, units: 2 }] } },
      buying([coal(5)]),
    ],
    ['SV-6.4 deal/noMarket', {}, buying([coal(1, 'golden')])],
    ['SV-6.4.5 deal/twice', {}, buying([coal(1), coal(2)])],
    ['SV-6.4.4 deal/cannotDeliver: no route', { players: [{}, SELLER] }, buying([coal(1)])],
    ['SV-6.4.4 deal/cannotDeliver: no open column', {}, buying([coal(1, 'santa-fe')])],
    [
      'SV-6.4.4 deal/cannotDeliver: no room in the sale limit',
      { ledger: { soldByActive: board.columns.map(({ id }) => (id === 'coal-denver' ? 12 : 0)) } },
      buying([coal(5)]),
    ],
    [
      'SV-6.4.4 deal/cannotDeliver: three deliveries',
      {
        players: [
          { track: [...(BUYER.track ?? []), 'colorado-springs--denver', 'colorado-springs--pueblo'] },
          SELLER,
        ],
      },
      buying([coal(1), coal(1, 'pueblo'), gold(1)]),
    ],
    [
      'SV-6.4.4 deal/cannotDeliver: snow on the way',
      {
        turn: 8,
        players: [
          { track: ['denver--louisville', 'boulder--louisville', 'boulder--ward'] },
          { claims: [{ claim: 7, goods: 1 }] },
        ],
      },
      buying([{ claim: 7, units: 1, city: 'denver' }]),
    ],
    ['SV-6.4.4 deal/cannotDeliver: trains too weak', advanced([9]), buying([coal(5)])],
    ['SV-6.4.4 deal/cannotDeliver: one train, two lots', advanced([72]), buying([coal(1), gold(1)])],
  ])('%s', (name, plan, move) => {
    expect(codeOf(plan, move)).toBe(/ (\w+\/\w+)/.exec(name)?.[1]);
  });

  it('SV-6.4.4 trains are shared out among the lots', () => {
    expect(codeOf(advanced([9]), buying([coal(4)]))).toBeUndefined();
    expect(codeOf(advanced([9, 15]), buying([coal(4), gold(4)]))).toBeUndefined();
    expect(codeOf(advanced([9, 9, 9]), buying([coal(6), gold(4)]))).toBeUndefined();
    expect(codeOf(advanced([9, 9]), buying([coal(6), gold(4)]))).toBe('deal/cannotDeliver');
  });

  it('SV-6.4.4 a later deal may not spoil what was bought', () => {
    const state = bought(advanced([9]), buying([coal(4)]));
    const sells = (gives: Partial<Wares>): Offer => ({ type: 'offer', to: 1, ...terms(gives, { cash: 1 }) });

    expect(offer.reject(board, state, sells({ segments: ['denver--golden'] }))?.code).toBe('deal/spoilsDuty');
    expect(offer.reject(board, state, sells({ trains: [9] }))?.code).toBe('deal/spoilsDuty');
    expect(offer.reject(board, state, sells({ segments: ['central-city--golden'] }))).toBeUndefined();
  });

  it('SV-6.4.4 a claim whose goods are sold stays with the seller, and they are not sold twice', () => {
    const state = bought({}, buying([coal(4)]));
    expect(offer.reject(board, state, buying([], { claims: [14] }))?.code).toBe('deal/goodsSold');
    expect(offer.reject(board, state, buying([coal(3)]))?.code).toBe('deal/tooFewGoods');
    expect(offer.reject(board, state, buying([coal(2)]))).toBeUndefined();
  });
});
