import { describe, expect, it } from 'vitest';
import { perft } from '../../testing/index.ts';
import { silverton } from './index.ts';
import { violations } from './invariants.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { State } from './state.ts';
import { aTable, board, type TablePlan } from './testing/aTable.ts';
import { settled } from './testing/playing.ts';
import { EVENT_IDS } from './types.ts';

const rules = silverton.rules(board);
const table = (plan: TablePlan): State => settled(aTable({ deckEvents: EVENT_IDS, ...plan }));
const EL_PASO = { cities: ['el-paso'], staff: ['S', 'P'] };
const EIGHT_CLAIMS = [1, 2, 3, 4, 5, 6, 7, 8];

const two = rules.setup({ players: 2, options: DEFAULT_OPTIONS });
const six = rules.setup({ players: 6, options: DEFAULT_OPTIONS });

const opening = table({ players: [{ staff: ['S', 'P'] }, EL_PASO], display: [1, 2], piles: [1] });

/** Two surveyors north of Denver, where Ward and Caribou are snowed in. */
const winter = table({
  turn: 8,
  players: [{ track: ['denver--louisville', 'boulder--louisville'], staff: ['S', 'S+1', 'P'] }, EL_PASO],
  display: [1, 2],
  piles: [1],
});

const dispute = table({
  stage: { kind: 'begin', part: 'disputes' },
  players: [{ staff: ['S+1 denver--golden', 'P #1'] }, { staff: ['S denver--golden', 'P+2 #1'] }],
  display: [1, 2],
});

const operations = table({
  stage: { kind: 'begin', part: 'operations' },
  players: [
    {
      staff: ['S denver--golden', 'S golden--louisville', 'P #1', 'P deck'],
      claims: [{ claim: 60, goods: 3 }],
    },
    EL_PASO,
  ],
  display: [1, 2],
});

/** The worked example of SV-11.3. */
const trains = table({
  turn: 9,
  options: { advanced: true },
  stage: { kind: 'deliveries' },
  players: [
    {
      track: ['pueblo--walsenburg', 'colorado-springs--pueblo', 'colorado-springs--denver'],
      claims: [{ claim: 60, goods: 8 }],
      trains: [9, 24],
    },
    EL_PASO,
  ],
});

const market = table({
  turn: 9,
  stage: { kind: 'begin', part: 'market' },
  players: [{}, EL_PASO],
  display: EIGHT_CLAIMS,
});

const equipment = table({
  turn: 9,
  options: { advanced: true },
  stage: { kind: 'equipment' },
  players: [
    { trains: [9], plows: [2] },
    { ...EL_PASO, cash: 100 },
  ],
  display: EIGHT_CLAIMS,
});

const POSITIONS = { two, six, opening, winter, dispute, operations, trains, market, equipment };

describe('perft', () => {
  it.each(Object.entries(POSITIONS))('%s is a sound position', (_, state) => {
    expect(violations(board, state)).toEqual([]);
  });

  it.each<[keyof typeof POSITIONS, number, number]>([
    // Two seats to deal, 102 claims to turn up first, then any other.
    ['two', 1, 2],
    ['two', 2, 2 * 102],
    ['two', 3, 2 * 102 * 101],
    ['six', 2, 720 * 102],
    // Eight segments at Denver, two claims, the deck, or nobody; then the others, or El Paso's five segments.
    ['opening', 1, 8 + 3 + 1],
    ['opening', 2, 8 * (3 + 1) + 3 * (8 + 1) + (5 + 3 + 1)],
    ['opening', 3, 6_571],
    // Either surveyor on nine open segments or two own ones, or the prospector, or nobody.
    ['winter', 1, 2 * (9 + 2) + 3 + 1],
    ['winter', 2, 374],
    ['winter', 3, 26_480],
    // Two rolls for the segment, then two for the claim.
    ['dispute', 2, 36 ** 2],
    ['dispute', 4, 36 ** 4],
    // Buy, decline or draw; of 102 claims two lie open and one is owned, and there are six events.
    ['operations', 1, 3],
    ['operations', 2, 107],
    ['operations', 3, 729],
    ['operations', 4, 2_883],
    // To Denver 1, 3 or 4 units at most by choice of trains, to Pueblo 1, 4 or 6; or nothing.
    ['trains', 1, 1 + 3 + 4 + (1 + 4 + 6) + 1],
    // One die for gold and copper, then two.
    ['market', 2, 6 * 6],
    ['market', 4, 6 * 6 * 36 * 36],
    // Four trains and three plows, at full price or with the old one traded in; or nothing.
    ['equipment', 1, 2 * 4 + 2 * 3 + 1],
    ['equipment', 2, 60],
    ['equipment', 3, 120],
    ['equipment', 4, 1_980],
  ])('%s, depth %i: %i', (name, depth, sequences) => {
    const counted = perft(rules, POSITIONS[name], { depth, merge: true });

    expect(counted).toMatchObject({ sequences, complete: true });
  });
});
