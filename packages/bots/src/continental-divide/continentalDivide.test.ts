import { type AnyRules, seededRng } from '@roundhouse/engine';
import { continentalDivide as game } from '@roundhouse/engine/continental-divide';
import { describe, expect, it } from 'vitest';
import { iterations, LEVELS, PERSONALITIES } from '../bot.ts';
import { loadBot } from '../loadBot.ts';
import { playMatch } from '../playMatch.ts';
import { decisionAt, positionsOf } from '../testing/positions.ts';

const board = game.defaultBoard;
const rules: AnyRules = game.rules(board);

const play = async (names: readonly string[], seed: string, thoughts = 3) => {
  const bots = await Promise.all(
    names.map(async (name) => {
      const bot = await loadBot('continental-divide', name);
      if (bot === undefined) throw new RangeError(`no bot ${name}`);
      return { name, bot };
    }),
  );
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    board,
    players: names.length,
    options: {},
    names,
  };
  const onStep = ({ after }: { readonly after: unknown }): void =>
    expect(rules.violations(after)).toEqual([]);
  return playMatch({ board, rules }, { header, bots, seed, budget: () => iterations(thoughts), onStep });
};

const TABLES = [3, 4, 5, 6].flatMap((players) =>
  PERSONALITIES.map((personality) => [players, personality] as const),
);

describe('bots of Continental Divide', () => {
  it.each(TABLES)('%i of all levels, %s, play legal matches to the end', async (players, personality) => {
    const levels = LEVELS.map((level) => (level === 'random' ? level : `${level}:${personality}`));
    const names = Array.from({ length: players }, (_, seat) => levels[(seat + 1) % levels.length] ?? '');
    const { standings } = await play(names, `${players}`);
    expect(standings).toHaveLength(players);
    expect(standings.some(({ rank }) => rank === 1)).toBe(true);
  });

  it('play the same match again under the same seed, and another one under another', async () => {
    const names = ['expert', 'regular', 'novice', 'random'];
    const first = await play(names, 'a', 8);
    expect((await play(names, 'a', 8)).record).toEqual(first.record);
    expect((await play(names, 'b', 8)).record).not.toEqual(first.record);
  });

  it('decide by what they are shown alone: the same view again gives the same decision', async () => {
    const positions = await positionsOf('continental-divide', { players: 4 }, 17);
    expect(positions.length).toBeGreaterThan(5);
    for (const position of positions)
      for (const level of LEVELS) {
        const before = JSON.stringify(position.state);
        const decision = await decisionAt('continental-divide', level, position);
        expect(await decisionAt('continental-divide', level, position)).toEqual(decision);
        expect(JSON.stringify(position.state)).toBe(before);
      }
  });

  it('say why: every reason names its term, weightiest first', async () => {
    const positions = await positionsOf('continental-divide', { players: 3 }, 9);
    const bot = await loadBot('continental-divide', 'regular');
    const terms = new Set<string>();
    for (const { seat, state, rules: open } of positions) {
      const question = { board, rules: open, seat, view: open.view(state, seat), rng: seededRng(1) };
      const reasons = bot?.choose({ ...question, budget: iterations(1) }).reasons ?? [];
      const values = reasons.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const { term } of reasons) terms.add(term);
    }
    expect(terms).toContain('sharesGained');
    expect(terms).toContain('trackBuilt');
  });
});
