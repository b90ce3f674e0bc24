import type { AnyRules } from '@roundhouse/engine';
import { silverton as game, OPTIONAL_RULES, SCENARIOS } from '@roundhouse/engine/silverton';
import { describe, expect, it } from 'vitest';
import { iterations } from '../bot.ts';
import { loadBot } from '../loadBot.ts';
import { playMatch } from '../playMatch.ts';
import { decisionAt, positionsOf } from '../testing/positions.ts';

const board = game.defaultBoard;
const rules: AnyRules = game.rules(board);

const LEVELS = ['regular', 'expert:trader', 'novice', 'expert:spoiler', 'regular:builder', 'random'] as const;

/** One match in which every level has a seat as far as there are seats, under the eyes of the referee. */
const play = async (players: number, chosen: unknown, { seed = 'table', thoughts = 1 } = {}) => {
  const options = game.decodeOptions(chosen);
  if (!options.ok) throw new TypeError('no such options');
  const names = Array.from({ length: players }, (_, seat) => LEVELS[seat] ?? 'regular');
  const bots = await Promise.all(
    names.map(async (name) => {
      const bot = await loadBot('silverton', name);
      if (bot === undefined) throw new RangeError(`no bot ${name}`);
      return { name, bot };
    }),
  );
  const { id, rulesVersion } = game;
  const header = { game: id, rulesVersion, board, players, options: options.value, names };
  expect(rules.rejectSetup({ players, options: options.value })).toBeUndefined();
  const onStep = ({ sequence, after }: { readonly sequence: number; readonly after: unknown }): void => {
    if (sequence % 40 === 0) expect(rules.violations(after)).toEqual([]);
  };
  return playMatch({ board, rules }, { header, bots, seed, budget: () => iterations(thoughts), onStep });
};

const PLAYERS: Partial<Record<(typeof SCENARIOS)[number], number>> = {
  'golden-spike-2': 2,
  'golden-spike-3': 3,
  'nickel-spike': 3,
  'silver-spike': 4,
  'strong-start': 5,
};
const WITHOUT_DICE = ['simpleMarket', 'betterPassengers', 'slidingLines'] as const;
const OTHERS = OPTIONAL_RULES.filter((rule) => rule !== 'simpleMarket' && rule !== 'betterPassengers');

describe('bots of Silverton play legal matches to the end', () => {
  it.each(SCENARIOS)('in the scenario %s, basic and advanced', async (scenario) => {
    const players = PLAYERS[scenario] ?? 1;
    for (const advanced of [false, true])
      expect((await play(players, { scenario, advanced })).standings).toHaveLength(players);
  });

  it.each([
    [2, { length: 'long', playOn: true }],
    [3, { length: 'regular', advanced: true, optionalRules: OTHERS, refillEvents: true }],
    [4, { length: 'short', optionalRules: WITHOUT_DICE, simpleFromStart: true }],
    [5, { length: 'campaign', advanced: true, optionalRules: ['jointLines', 'convoyTransfer'] }],
    [6, { length: 'short', earlyWinter: true }],
  ])('%i at a table with %o', async (players, options) => {
    expect(
      (await play(players, options, { thoughts: players === 4 ? 4 : 1 })).standings.some(
        ({ rank }) => rank === 1,
      ),
    ).toBe(true);
  });
});

describe('bots of Silverton', () => {
  it('play the same match again under the same seed, and another one under another', async () => {
    const first = await play(3, { length: 'short' }, { seed: 'a', thoughts: 4 });
    expect((await play(3, { length: 'short' }, { seed: 'a', thoughts: 4 })).record).toEqual(first.record);
    expect((await play(3, { length: 'short' }, { seed: 'b', thoughts: 4 })).record).not.toEqual(first.record);
  });

  it('buy, build, work, sell and hold back, each in its time', async () => {
    const positions = await positionsOf('silverton', { players: 1, options: { scenario: 'denver-6000' } }, 1);
    const types = new Set<string>();
    for (const position of positions) types.add((await decisionAt('silverton', 'regular', position)).type);
    for (const type of ['place', 'buyCard', 'buildSegment', 'operate', 'deliver', 'endDeliveries'])
      expect(types).toContain(type);
  });
});
