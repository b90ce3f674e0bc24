import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import { silverton } from '../index.ts';
import type { Move } from '../moves/index.ts';
import type { State } from '../state.ts';
import { aTable, board } from '../testing/aTable.ts';
import { type Choices, choices } from './index.ts';

const rules = silverton.rules(board);

/** Every legal move of these types in a position, by what `pick` says of it. */
const legal = <Type extends Move['type']>(state: State, type: Type) =>
  [...rules.legalMoves(state)].filter((move): move is Extract<Move, { type: Type }> => move.type === type);

const OPTIONS = ['slidingLines', 'jointLines', 'severalPlows', 'convoyTransfer', 'hiring'];

/** The positions of a random match in which a seat decides. */
const positions = (players: number, options: object, seed: string): readonly State[] => {
  const read = silverton.decodeOptions(options);
  if (!read.ok) throw new Error(read.problem.expected);
  const rng = seededRng(seed);
  const decided: State[] = [];
  let state = rules.setup({ players, options: read.value });
  for (let actor = rules.actor(state); actor.kind !== 'over'; actor = rules.actor(state)) {
    if (actor.kind === 'seat') decided.push(state);
    state = rules.apply(state, rules.sampleMove(state, rng));
  }
  return decided;
};

/** How many moves the choices of a stage stand for; `undefined` where they are ranges of another kind. */
const movesIn = (found: Choices): number | undefined => {
  switch (found.stage) {
    case 'placing':
      return found.staff.reduce((sum, { targets }) => sum + targets.length, 0);
    case 'deliveries':
      return [...found.deliveries, ...found.transfers.map(({ most }) => ({ least: 1, most }))].reduce(
        (sum, { least, most }) => sum + most - least + 1,
        0,
      );
    case 'operating':
      return found.claims.length;
    case 'equipment':
      return found.trains.length + found.plows.length;
    case 'plows':
      return found.plows.reduce((sum, { segments }) => sum + segments.length, 0);
    default:
      return undefined;
  }
};

/** The moves that end or leave a step, which choices leave out. */
const ENDS = ['endPlacing', 'takeBack', 'endDeliveries', 'endOperating', 'buyNothing', 'endPlows'];

describe('choices', () => {
  const played = [
    ...positions(3, { length: 'campaign', advanced: true, optionalRules: OPTIONS }, 'advanced'),
    ...positions(2, { earlyWinter: true }, 'basic'),
    ...positions(2, { scenario: 'golden-spike-2', advanced: true }, 'spike'),
  ];

  it('SV-8.1 every decision of a seat has its choices', () => {
    expect(played.filter((state) => choices(board, state) === undefined).map(({ stage }) => stage)).toEqual(
      [],
    );
  });

  it('SV-8.1 they stand for as many moves as are legal', () => {
    for (const state of played) {
      const found = choices(board, state);
      const count = found === undefined || state.ledger.duties.length > 0 ? undefined : movesIn(found);
      if (count === undefined) continue;
      const moves = [...rules.legalMoves(state)].filter(({ type }) => !ENDS.includes(type));
      expect([found?.stage, count]).toEqual([found?.stage, moves.length]);
    }
  });

  it('SV-1.2 they are the same whatever the deciding seat cannot know', () => {
    for (const [index, state] of played.entries()) {
      const actor = rules.actor(state);
      if (actor.kind !== 'seat') continue;
      const imagined = rules.resample(rules.view(state, actor.seat), seededRng(index));
      expect(choices(board, imagined)).toEqual(choices(board, state));
    }
  });

  it('SV-6.2.2 with no cube left a segment names those that can be abandoned for it', () => {
    const apart = board.segments.filter(
      ({ parallels, id }) => parallels.length === 0 && id !== 'denver--golden',
    );
    const track = apart.slice(0, 32).map(({ id }) => id);
    const state = aTable({ stage: { kind: 'track' }, players: [{ track, staff: ['S denver--golden'] }, {}] });
    const found = choices(board, state);
    const builds = legal(state, 'buildSegment');
    expect(builds.length).toBeGreaterThan(20);
    expect(found?.stage === 'track' && found.build[0]?.abandon).toEqual(builds.map(({ abandon }) => abandon));
  });

  it('SV-6.1 a prospector names its card, its price and why it cannot be bought', () => {
    const state = aTable({
      stage: { kind: 'claims' },
      display: [14],
      players: [{ cash: 100, staff: ['P #14', 'P deck'] }, {}],
    });
    expect(choices(board, state)).toEqual({
      stage: 'claims',
      prospectors: [
        {
          staff: 0,
          target: { on: 'claim', claim: 14 },
          price: 250,
          problem: { rule: 'SV-14.5', code: 'buyCard/cannotAfford', params: { price: 250, cash: 100 } },
          slides: [],
        },
        { staff: 1, target: { on: 'deck' }, price: 0, problem: null, slides: [] },
      ],
    });
  });

  it('SV-6.4 the deal on the table is put in the words of the one who answers', () => {
    const bundle = { cash: 0, claims: [], segments: [], lines: [], trains: [], plows: [], goods: [] };
    const state = aTable({
      stage: {
        kind: 'offered',
        partner: 1,
        answers: 1,
        counters: 2,
        gives: { ...bundle, cash: 90 },
        gets: { ...bundle, claims: [14] },
      },
      players: [{}, { claims: [{ claim: 14, goods: 3 }] }],
    });
    expect(choices(board, state)).toMatchObject({
      stage: 'offered',
      own: { seat: 1, mostCash: 1_000, goods: [{ claim: 14, units: 3 }] },
      other: { seat: 0, mostCash: 5_000, goods: [] },
      terms: { gives: { claims: [14] }, gets: { cash: 90 } },
      mayAccept: true,
      countersLeft: 4,
    });
  });
});
