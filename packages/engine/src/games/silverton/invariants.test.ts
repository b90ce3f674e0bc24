import { describe, expect, it } from 'vitest';
import { withPlayer } from './effects/money.ts';
import { violations } from './invariants.ts';
import type { Player, State } from './state.ts';
import { segmentIndex } from './testing/aPlayer.ts';
import { aTable, board } from './testing/aTable.ts';

const sound = aTable({
  players: [
    {
      track: ['colorado-springs--denver', 'colorado-springs--pueblo'],
      claims: [1, { claim: 41, goods: 2, depleted: true }],
      lines: [2],
      trains: [9, 24],
      plows: [2],
      staff: ['S denver--golden', 'P #3', 'P =1 held', 'P+2 jail'],
    },
    { cash: 700, owed: 20, staff: ['S+1', 'P deck', 'P dead'] },
  ],
  options: { advanced: true },
  display: [3, 4],
  piles: [{ top: 1, below: ['B', 'C'] }],
  deckEvents: [
    'jumped-claim',
    'powder-blast',
    'leadville-pinches-out',
    'land-office-fire',
    'county-tax',
    'silver-purchase-act',
  ],
  leadvilleMarkers: 1,
  turn: 3,
});

const first = (change: Partial<Player>): State =>
  withPlayer(sound, 0, (player) => ({ ...player, ...change }));
const player = sound.players[0];
const golden = segmentIndex(board, 'denver--golden');

describe('violations', () => {
  it('finds nothing in a sound state', () => {
    expect(violations(board, sound)).toEqual([]);
  });

  it.each<[string, State, string]>([
    ['money out of nothing', { ...sound, bankPaid: sound.bankPaid + 1 }, 'money is not conserved'],
    ['debts', first({ cash: -10 }), 'seat 0 has $-10'],
    ['fines below zero', first({ owed: -1 }), 'seat 0 owes $-1'],
    ['secret riches', { ...first({ cash: 9_000 }), bankPaid: sound.bankPaid + 8_000 }, 'should be public'],
    ['a shaded price', { ...sound, prices: sound.prices.with(3, 0) }, 'lumber-denver: price in box 0'],
    [
      'sales past the limit',
      {
        ...sound,
        ledger: {
          ...sound.ledger,
          sold: sound.ledger.sold.with(3, 11),
          soldByActive: sound.ledger.soldByActive.with(3, 11),
        },
      },
      '11 sold by one player',
    ],
    [
      'sales by more than all',
      { ...sound, ledger: { ...sound.ledger, soldByActive: sound.ledger.soldByActive.with(0, 1) } },
      'gold: 1 of 0',
    ],
    ['a train too many', { ...sound, trainSupply: sound.trainSupply.with(0, 6) }, '6 + 1 trains of power 9'],
    ['a plow too many', { ...sound, plowSupply: sound.plowSupply.with(0, 3) }, '3 + 1 plows with +2'],
    [
      'five trains',
      { ...first({ trains: [9, 9, 9, 9, 9].map((power) => ({ power, usedTurn: 0 })) }) },
      'seat 0 has 5 trains',
    ],
    ['use in a turn to come', first({ plows: [{ bonus: 2, usedTurn: 9 }] }), 'in a turn to come'],
    ['trains in the basic game', { ...sound, options: { ...sound.options, advanced: false } }, 'basic game'],
    ['a claim twice', { ...sound, display: [3, 4, 1] }, 'claim 1 is in 2 places'],
    ['a lost claim', { ...sound, display: [3] }, 'claim 4 is in 0 places'],
    ['a line twice', { ...sound, slidLines: [1] }, 'line 1 is in 2 places'],
    ['a lost event', { ...sound, deckEvents: [] }, 'event county-tax is in 0 places'],
    ['a pile too deep', { ...sound, piles: [{ top: 1, below: ['B', 'C', 'C'] }] }, 'lines of class C'],
    [
      'an empty depleted claim',
      first({ claims: [{ claim: 1, goods: 0, depleted: true, operatedTurn: 1 }] }),
      'not discarded',
    ],
    [
      'goods below zero',
      first({ claims: [{ claim: 1, goods: -1, depleted: false, operatedTurn: 1 }] }),
      '-1 units',
    ],
    [
      'a claim of the future',
      first({ claims: [{ claim: 1, goods: 0, depleted: false, operatedTurn: 7 }] }),
      'operated in a turn to come',
    ],
    ['missing markers', { ...sound, leadvilleMarkers: 0 }, '0 markers at Leadville'],
    [
      'a line without route',
      first({ segments: player?.segments.slice(1) ?? [] }),
      'line 2 without its route',
    ],
    [
      'a joint line without route',
      { ...sound, jointLines: [{ line: 9, partners: [0, 1] }] },
      'seats 0 and 1 have line 9',
    ],
    [
      'a line that should be lost',
      { ...sound, slidLines: [9], leadvilleMarkers: 3 },
      'line 9 should be lost',
    ],
    [
      'a segment of two',
      withPlayer(sound, 1, (other) => ({ ...other, segments: player?.segments ?? [] })),
      'belongs to seats 0 and 1',
    ],
    ['a wrong owner', { ...sound, owners: sound.owners.with(golden, 1) }, 'said to belong to seat 1'],
    [
      'too much track',
      first({ segments: board.segments.slice(0, 33).map(({ index }) => index) }),
      'seat 0 has 33 segments',
    ],
    [
      'a segment twice',
      first({ segments: [...(player?.segments ?? []), ...(player?.segments ?? [])] }),
      'seat 0 has a segment twice',
    ],
    [
      'parallel track',
      first({ segments: [...(player?.segments ?? []), segmentIndex(board, 'denver--falcon')] }),
      'has a parallel to',
    ],
    [
      'a junction nobody noticed',
      first({ startCities: [board.startCities[0] ?? 0, board.startCities[4] ?? 0] }),
      'joined two start cities',
    ],
    ['cleared grass', { ...sound, ledger: { ...sound.ledger, cleared: [golden] } }, 'without snow'],
    [
      'an idle duty',
      { ...sound, ledger: { ...sound.ledger, duties: [{ seller: 1, claim: 2, units: 0, city: 0 }] } },
      'a duty to deliver 0',
    ],
    [
      'a crowd',
      first({ staff: [...(player?.staff ?? []), ...(player?.staff ?? []).slice(0, 1)] }),
      'two staff in one place',
    ],
    [
      'a held guest at home',
      first({ staff: (player?.staff ?? []).map((each) => ({ ...each, held: true })) }),
      'is held at jail',
    ],
    ['a busy evening', { ...sound, stage: { kind: 'hiring' } }, 'after phase 4'],
    [
      'a prospector on track',
      first({ staff: (player?.staff ?? []).map((each) => ({ ...each, role: 'P' as const })) }),
      'is a P at segment',
    ],
    ['a card that is gone', { ...sound, display: [4] }, 'stands on nothing'],
    [
      'a dead surveyor',
      first({
        staff: [{ role: 'S', bonus: 0, place: { at: 'dead', turn: 1 }, held: false, wonDispute: false }],
      }),
      'is a dead surveyor',
    ],
    [
      'three of a kind',
      first({
        staff: [0, 1, 2].map(() => ({
          role: 'S' as const,
          bonus: 0 as const,
          place: { at: 'home' as const },
          held: false,
          wonDispute: false,
        })),
      }),
      '3 pieces S+0',
    ],
    ['an order with a hole', { ...sound, order: [0, 0] }, 'the order is 0,0'],
    ['a turn of nobody', { ...sound, active: 2 }, 'player 2 of the order'],
    ['a turn too many', { ...sound, turn: 25 }, 'it is turn 25'],
  ])('finds %s', (_, state, trouble) => {
    expect(violations(board, state).join('; ')).toContain(trouble);
  });

  it('finds too many deliveries in the basic game', () => {
    const basic = aTable({ ledger: { deliveries: 3 } });

    expect(violations(board, basic).join('; ')).toContain('3 deliveries');
  });

  it('finds sales in a column that is not in the game', () => {
    const column = board.columnById.get('coal-el-paso')?.index ?? -1;
    const solo = aTable({
      players: [{}],
      ledger: { sold: board.columns.map((_, index) => (index === column ? 1 : 0)) },
    });

    expect(violations(board, solo).join('; ')).toContain('coal-el-paso: 1 sold, though');
  });
});
