import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '../events/index.ts';
import type { Move } from '../moves/index.ts';
import type { PlayerPlan } from '../testing/aPlayer.ts';
import { segmentIndex, townIndex } from '../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { terms } from '../testing/someWares.ts';
import { narrate } from './index.ts';

const told = (plan: TablePlan, move: Move): readonly MatchEvent[] => narrate(board, aTable(plan), move);

const two = (first: PlayerPlan, second: PlayerPlan = {}): Pick<TablePlan, 'players'> => ({
  players: [first, second],
});
const segment = (id: string): number => segmentIndex(board, id);
const roll = (...dice: readonly number[]): Move => ({ type: 'roll', dice });

/** Denver to Golden and on to Central City. */
const TRACK = ['denver--golden', 'central-city--golden'];

describe('what followed from it', () => {
  it('SV-5.2 SV-5.3 SV-5.5 a dispute: the dice, the winner, and jail for a natural 2', () => {
    const state = aTable({
      ...two({ staff: ['P+2 #14'] }, { staff: ['P #14'] }),
      display: [14],
      stage: { kind: 'disputes', letBe: [] },
    });
    const contenders = [
      { seats: [0], staff: [{ seat: 0, staff: 0 }], bonus: 2, dice: [3, 4] },
      { seats: [1], staff: [{ seat: 1, staff: 0 }], bonus: 0, dice: [] },
    ];
    const prize = { over: 'claim', claim: 14 } as const;
    const rolling = { ...state, stage: { kind: 'disputeRoll', prize, contenders, letBe: [] } } as const;
    expect(narrate(board, rolling, roll(1, 1)).slice(0, 3)).toEqual([
      { type: 'disputeRolled', prize, seats: [1], dice: [1, 1], bonus: 0, total: 2 },
      { type: 'disputeWon', prize, seats: [0] },
      { type: 'staffJailed', seat: 1, staff: 0, piece: 'P' },
    ]);
  });

  it('SV-5.8 in a steal the owner keeps the line with the same total', () => {
    const prize = { over: 'steal', line: 1 } as const;
    const contenders = [
      { seats: [0], staff: [{ seat: 0, staff: 0 }], bonus: 1, dice: [3, 4] },
      { seats: [1], staff: [], bonus: 0, dice: [] },
    ];
    const state = aTable({
      ...two({ staff: ['P =1'] }, { lines: [1] }),
      stage: { kind: 'disputeRoll', prize, contenders, letBe: [] },
    });
    expect(narrate(board, state, roll(4, 4))[1]).toEqual({ type: 'disputeWon', prize, seats: [1] });
    expect(narrate(board, state, roll(3, 4))[1]).toEqual({ type: 'disputeWon', prize, seats: [0] });
  });

  it('SV-5.4 a tie', () => {
    const prize = { over: 'segment', segment: segment('denver--golden') } as const;
    const contenders = [0, 1].map((seat) => ({
      seats: [seat],
      staff: [{ seat, staff: 0 }],
      bonus: 0,
      dice: seat === 0 ? [3, 4] : [],
    }));
    const state = aTable({
      ...two({ staff: ['S denver--golden'] }, { staff: ['S denver--golden'] }),
      stage: { kind: 'disputeRoll', prize, contenders, letBe: [] },
    });
    expect(narrate(board, state, roll(1, 6))[1]).toEqual({
      type: 'disputeTied',
      prize: { over: 'segment', segments: ['denver--golden'] },
      seats: [0, 1],
    });
  });

  it('SV-4.12 SV-5.2 the last one placed begins the disputes', () => {
    const state = aTable({
      ...two({ staff: ['P+1 #14'] }, { staff: ['P #14', 'P'] }),
      display: [14],
      active: 1,
    });
    expect(narrate(board, state, { type: 'endPlacing' })).toContainEqual({
      type: 'disputeBegan',
      prize: { over: 'claim', claim: 14 },
      sides: [
        { seats: [0], bonus: 1 },
        { seats: [1], bonus: 0 },
      ],
      paid: [],
    });
  });

  it('SV-6.3 SV-15.2 depletion without goods: the card is discarded, and Leadville marked', () => {
    const plan: TablePlan = {
      ...two({ claims: [{ claim: 41, operatedTurn: 1 }] }),
      turn: 2,
      stage: { kind: 'operationRoll', working: [41] },
    };
    expect(told(plan, roll(1, 1)).slice(0, 4)).toEqual([
      { type: 'claimOperated', seat: 0, claim: 41, dice: [1, 1], total: 2, units: 0 },
      { type: 'claimDepleted', seat: 0, claim: 41, goods: 0 },
      { type: 'claimsDiscarded', claims: [41] },
      { type: 'leadvilleMarked', markers: 1 },
    ]);
  });

  it('SV-16.5 SV-16.1 an event: what it was and whom it hit', () => {
    const plan: TablePlan = {
      ...two({ staff: ['P+1 deck'] }),
      deckEvents: ['powder-blast'],
      stage: { kind: 'drawing', staff: 0 },
    };
    expect(told(plan, { type: 'drawCard', card: 'powder-blast' }).slice(0, 2)).toEqual([
      { type: 'eventDrawn', seat: 0, event: 'powder-blast' },
      { type: 'staffKilled', seat: 0, staff: 0, piece: 'P+1' },
    ]);
  });

  it('SV-16.4 a fine is reckoned when the tax comes and paid in step 7', () => {
    const plan: TablePlan = {
      ...two({ staff: ['P deck'], track: TRACK, claims: [14], cash: 1_000 }),
      deckEvents: ['county-tax'],
      stage: { kind: 'drawing', staff: 0 },
    };
    const events = told(plan, { type: 'drawCard', card: 'county-tax' });
    const amount = 2 * board.events.taxPerSegment + board.events.taxPerClaim;
    expect(events).toContainEqual({ type: 'fineReckoned', seat: 0, amount });
    const paying = {
      ...two({ owed: 70, cash: 30, staff: ['P jail'] }),
      stage: { kind: 'deliveries' },
    } as const;
    expect(told(paying, { type: 'endDeliveries' })).toContainEqual({
      type: 'finePaid',
      seat: 0,
      amount: 30,
      stillOwed: 40,
    });
  });

  it('SV-6.5 income of every line, told line by line', () => {
    const front = ['colorado-springs--denver', 'colorado-springs--pueblo'];
    const plan: TablePlan = { ...two({ track: front, lines: [2] }), stage: { kind: 'trading' } };
    expect(told(plan, { type: 'endTrading' })[0]).toEqual({
      type: 'incomePaid',
      seat: 0,
      line: 2,
      amount: 70,
      joint: false,
    });
  });

  it('SV-1.2 cash above the threshold is laid open', () => {
    const plan: TablePlan = {
      ...two({ cash: 4_990, track: TRACK, claims: [{ claim: 1, goods: 1 }] }),
      stage: { kind: 'deliveries' },
    };
    const events = told(plan, { type: 'deliver', claim: 1, city: 'denver', units: 1, trains: [] });
    expect(events).toContainEqual({ type: 'cashRevealed', seat: 0, cash: 5_240 });
  });

  it('SV-7.1 the price moves', () => {
    const plan: TablePlan = { ...two({}), stage: { kind: 'marketRoll', column: 0 } };
    const moved = [1, 2, 3, 4, 5, 6].flatMap((die) => told(plan, roll(die)).slice(1, 2));
    expect(moved.length).toBeGreaterThan(0);
    expect(new Set(moved.map(({ type }) => type))).toEqual(new Set(['priceMoved']));
    const boxes = moved.flatMap((event) => ('boxes' in event ? [event.boxes] : []));
    expect(boxes.some((each) => each > 0) && boxes.some((each) => each < 0)).toBe(true);
  });

  it('SV-6.4 a deal is told from the active player’s side; SV-6.2.8 a line whose route is gone is returned', () => {
    const front = ['colorado-springs--denver', 'colorado-springs--pueblo'];
    const deal = terms({ cash: 50 }, { segments: ['colorado-springs--pueblo'] });
    const state = aTable({ ...two({}, { track: front, lines: [2] }), stage: { kind: 'trading' } });
    const offered = {
      ...state,
      stage: {
        kind: 'offered',
        partner: 1,
        answers: 1,
        counters: 0,
        gives: { ...deal.gives, segments: [], goods: [] },
        gets: { ...deal.gets, segments: [segment('colorado-springs--pueblo')], goods: [] },
      },
    } as const;
    expect(narrate(board, offered, { type: 'accept' })).toEqual([
      { type: 'dealMade', by: 0, to: 1, ...deal },
      { type: 'lineReturned', line: 2, seats: [1] },
    ]);
  });

  it('SV-20.11 the two start cities are joined; SV-20.11 a traded train is assigned', () => {
    const cities = ['denver', 'pueblo'];
    const building: TablePlan = {
      ...two({ cities, track: ['colorado-springs--denver'], staff: ['S colorado-springs--pueblo'] }),
      stage: { kind: 'track' },
    };
    expect(told(building, { type: 'buildSegment', segment: 'colorado-springs--pueblo' })[1]).toEqual({
      type: 'citiesJoined',
      seat: 0,
    });
    const assigning: TablePlan = {
      ...two({ cities, trains: [{ power: 24, usedTurn: 0, city: townIndex(board, 'denver') }, 9] }),
      stage: { kind: 'assignTrain', seat: 0 },
    };
    expect(told(assigning, { type: 'assignTrain', city: 'pueblo' })).toEqual([
      { type: 'trainAssigned', seat: 0, power: 9, city: 'pueblo' },
    ]);
  });

  it('SV-1.6 SV-20.15 the end, with the grade of a solo player', () => {
    const plan: TablePlan = {
      players: [{ cash: 5_950, trains: [9] }],
      options: { scenario: 'denver-6000', advanced: true },
      turn: 18,
      stage: { kind: 'equipment' },
    };
    const rich = { ...plan, players: [{ cash: 6_200, trains: [9] }] };
    expect(told(rich, { type: 'buyNothing' }).at(-1)).toEqual({
      type: 'matchEnded',
      turn: 18,
      standings: [{ seat: 0, rank: 1, score: 6_200 }],
      grade: 'decisiveDefeat',
    });
    expect(told(plan, { type: 'buyNothing' }).at(-1)).toEqual({
      type: 'turnBegan',
      turn: 19,
      winter: false,
      increasedDemand: board.idn[18],
    });
  });
});
