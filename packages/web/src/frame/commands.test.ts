import { type AnyGame, seededRng } from '@roundhouse/engine';
import { continentalDivide } from '@roundhouse/engine/continental-divide';
import { describe, expect, it } from 'vitest';
import { commandOf, completing } from './commands.ts';

const game: AnyGame = continentalDivide;
const rules = game.rules(game.defaultBoard);
const before = rules.setup({ players: 3, options: {} });
const state = rules.apply(before, rules.sampleMove(before, seededRng(1)));

/** Everything offered once the search has come to its end. */
const completions = (typed: string): readonly string[] => {
  const search = completing(rules, state, typed);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
};

describe('the command line', () => {
  it('offers the first words of what can be done', () => {
    const offered = completions('');
    expect([...offered].sort()).toEqual(['skip', 'start ']);
  });

  it('completes word by word to a legal move', () => {
    let typed = '';
    for (let word = 0; word < 9; word += 1) {
      const next = completions(typed).find((each) => each.startsWith('start'));
      if (next === undefined || next === typed) break;
      typed = next;
    }
    expect(commandOf(rules, state, typed)).toMatchObject({ kind: 'move', move: { type: 'startRailroad' } });
  });

  it('gives what it has so far, again and again', () => {
    const steps = [...completing(rules, state, 'start')];
    expect(steps.length).toBeGreaterThan(5);
  });

  it('does not mind spaces and case while completing', () => {
    expect(completions('  STA')).toEqual(completions('sta'));
  });

  it('tells words it cannot read from moves against the rules', () => {
    expect(commandOf(rules, state, 'fly to the moon')).toMatchObject({ kind: 'unread', where: 'verb' });
    const [whole = ''] = [...rules.legalMoves(state)].map((move) => rules.notation.format(state, move));
    const tooMany = whole.replace(/ \d+ /, ' 99 ');
    expect(commandOf(rules, state, tooMany).kind).not.toBe('move');
  });
});
