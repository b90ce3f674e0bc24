import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '../events/index.ts';
import type { Move } from '../moves/index.ts';
import type { PlayerPlan } from '../testing/aPlayer.ts';
import { segmentIndex } from '../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { terms } from '../testing/someWares.ts';
import { narrate } from './index.ts';

const told = (plan: TablePlan, move: Move): readonly MatchEvent[] => narrate(board, aTable(plan), move);

const two = (first: PlayerPlan, second: PlayerPlan = {}): Pick<TablePlan, 'players'> => ({
  players: [first, second],
});
const segment = (id: string): number => segmentIndex(board, id);
const roll = (...dice: readonly number[]): Move => ({ type: 'roll', dice });

/** Denver to Golden and on to Central City, with gold and coal there. */
const TRACK = ['denver--golden', 'central-city--golden'];

describe('what a move was', () => {
  it.each<[string, TablePlan, Move, MatchEvent]>([
    [
      'SV-3.1 orderDealt',
      { stage: { kind: 'dealOrder' } },
      { type: 'dealOrder', order: [1, 0] },
      { type: 'orderDealt', order: [1, 0] },
    ],
    [
      'SV-4.2 staffPlaced',
      two({ staff: ['S+2'] }),
      { type: 'place', staff: 0, target: { on: 'segment', segment: 'denver--golden' } },
      {
        type: 'staffPlaced',
        seat: 0,
        staff: 0,
        piece: 'S+2',
        target: { on: 'segment', segment: 'denver--golden' },
      },
    ],
    [
      'SV-4.1 staffTakenBack',
      { ...two({ staff: ['P #14 held'] }), display: [14] },
      { type: 'takeBack', staff: 0 },
      { type: 'staffTakenBack', seat: 0, staff: 0, piece: 'P' },
    ],
    [
      'SV-6.1 cardBought',
      { ...two({ staff: ['P #14'] }), display: [14], stage: { kind: 'claims' } },
      { type: 'buyCard', staff: 0 },
      { type: 'cardBought', seat: 0, target: { on: 'claim', claim: 14 }, price: 250 },
    ],
    [
      'SV-6.1 cardDeclined',
      { ...two({ staff: ['P #14'] }), display: [14], stage: { kind: 'claims' } },
      { type: 'declineCard', staff: 0 },
      { type: 'cardDeclined', seat: 0, target: { on: 'claim', claim: 14 } },
    ],
    [
      'SV-6.1 claimDrawn',
      { ...two({ staff: ['P deck'] }), stage: { kind: 'drawing', staff: 0 } },
      { type: 'drawCard', card: 14 },
      { type: 'claimDrawn', seat: 0, claim: 14 },
    ],
    [
      'SV-6.1 cardBought from the deck',
      { ...two({ staff: ['P deck'] }), stage: { kind: 'drawn', staff: 0, claim: 14 } },
      { type: 'buyDrawn' },
      { type: 'cardBought', seat: 0, target: { on: 'claim', claim: 14 }, price: 250 },
    ],
    [
      'SV-6.1 claimLeft',
      { ...two({ staff: ['P deck'] }), stage: { kind: 'drawn', staff: 0, claim: 14 } },
      { type: 'leaveDrawn' },
      { type: 'claimLeft', seat: 0, claim: 14 },
    ],
    [
      'SV-6.2.1 segmentBuilt',
      { ...two({ staff: ['S denver--golden'] }), stage: { kind: 'track' } },
      { type: 'buildSegment', segment: 'denver--golden' },
      { type: 'segmentBuilt', seat: 0, segment: 'denver--golden', cost: 40, second: false, abandoned: null },
    ],
    [
      'SV-6.2.5 segmentDismantled',
      { ...two({ staff: ['S denver--golden'], track: ['denver--golden'] }), stage: { kind: 'track' } },
      { type: 'dismantle', segment: 'denver--golden' },
      { type: 'segmentDismantled', seat: 0, segment: 'denver--golden', salvage: 20 },
    ],
    [
      'SV-6.2.3 secondRolled',
      {
        ...two({ track: ['denver--golden'], staff: ['S central-city--golden'] }),
        stage: { kind: 'secondRoll', segment: segment('central-city--golden') },
      },
      roll(1, 1),
      {
        type: 'secondRolled',
        seat: 0,
        segment: 'central-city--golden',
        dice: [1, 1],
        length: 2,
        allowed: false,
      },
    ],
    [
      'SV-6.3 operationPaid',
      { ...two({ claims: [14] }), stage: { kind: 'operating', working: [] } },
      { type: 'operate', claim: 14 },
      { type: 'operationPaid', seat: 0, claim: 14, cost: 60 },
    ],
    [
      'SV-6.3 claimOperated, one die + 6',
      { ...two({ claims: [14] }), stage: { kind: 'operationRoll', working: [14] } },
      roll(5),
      { type: 'claimOperated', seat: 0, claim: 14, dice: [5], total: 11, units: 8 },
    ],
    [
      'SV-12.2 plowRolled',
      {
        ...two({ track: ['boulder--ward'], plows: [{ bonus: 2, usedTurn: 8 }] }),
        turn: 8,
        options: { advanced: true },
        stage: { kind: 'plowRoll', set: [{ plow: 0, segment: segment('boulder--ward') }] },
      },
      roll(1),
      {
        type: 'plowRolled',
        seat: 0,
        bonus: 2,
        segment: 'boulder--ward',
        die: 1,
        length: 3,
        cleared: true,
      },
    ],
    [
      'SV-6.6 goodsDelivered, with its route',
      { ...two({ track: TRACK, claims: [{ claim: 1, goods: 3 }] }), stage: { kind: 'deliveries' } },
      { type: 'deliver', claim: 1, city: 'denver', units: 2, trains: [] },
      {
        type: 'goodsDelivered',
        seat: 0,
        claim: 1,
        seller: null,
        city: 'denver',
        column: 'gold',
        units: 2,
        price: 250,
        amount: 500,
        trains: [],
        route: ['central-city--golden', 'denver--golden'],
      },
    ],
    [
      'SV-6.7 bailPaid',
      { ...two({ staff: ['P jail'] }), stage: { kind: 'fines' } },
      { type: 'payBail', staff: 0 },
      { type: 'bailPaid', seat: 0, staff: 0, piece: 'P', amount: 200 },
    ],
    [
      'SV-6.7 freedomRolled',
      { ...two({ staff: ['P+1 jail'] }), stage: { kind: 'freedomRoll', staff: 0 } },
      roll(5, 6),
      { type: 'freedomRolled', seat: 0, staff: 0, piece: 'P+1', dice: [5, 6], freed: true },
    ],
    [
      'SV-6.4 dealOffered',
      { ...two({}, { claims: [14] }), stage: { kind: 'trading' } },
      { type: 'offer', to: 1, ...terms({ cash: 90 }, { claims: [14] }) },
      { type: 'dealOffered', by: 0, to: 1, ...terms({ cash: 90 }, { claims: [14] }) },
    ],
    [
      'SV-6.4 dealProposed, in the words of the one invited',
      { ...two({}, { claims: [14] }), stage: { kind: 'invited', seat: 1 } },
      { type: 'propose', ...terms({ claims: [14] }, { cash: 90 }) },
      { type: 'dealProposed', by: 1, to: 0, ...terms({ claims: [14] }, { cash: 90 }) },
    ],
    [
      'SV-7.1 marketRolled',
      { ...two({}), stage: { kind: 'marketRoll', column: 0 } },
      roll(1),
      { type: 'marketRolled', column: 'gold', dice: [1], sold: 0, idn: 0, result: 1 },
    ],
    [
      'SV-11.5 equipmentBought',
      { ...two({ trains: [9] }), options: { advanced: true }, stage: { kind: 'equipment' } },
      { type: 'buyTrain', power: 15, tradeIn: 0 },
      { type: 'equipmentBought', seat: 0, kind: 'train', figure: 15, tradedIn: 9, price: 80 },
    ],
  ])('%s', (_, plan, move, event) => {
    expect(told(plan, move)[0]).toEqual(event);
  });
});
