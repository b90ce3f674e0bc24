import { describe, expect, it } from 'vitest';
import { board, played, rules } from '../testing/played.ts';
import { followPlan, type PlannedMove, planFrom } from './plan.ts';

const START: PlannedMove = { type: 'startRailroad', railroad: 'UP', hex: 'H22', shares: 8, value: 30 };
const BUY: PlannedMove = { type: 'buyShares', railroad: 'UP', count: 1, payment: 40 };
const line = (from: string, length: number): PlannedMove => ({
  type: 'buildLine',
  railroad: 'UP',
  from,
  direction: 'W',
  length,
});

const dealt = played(3, 'deal 1 2 3');

describe('a plan', () => {
  it('runs through the coming turns, one purchase and one line a turn, with dividends between', () => {
    const { steps, end } = followPlan(rules, dealt, 2, [START, line('H22', 3), BUY, line('H19', 2)]);

    expect(steps.map(({ turn, rejection }) => [turn, rejection])).toEqual([
      [1, undefined],
      [1, undefined],
      [2, undefined],
      [2, undefined],
    ]);
    expect(end.railroads[board.railroadIndexOf.get('UP') ?? -1]?.shares).toEqual([0, 0, 2]);
    expect(end.paidByBank).toBeGreaterThan(0);
  });

  it('puts a second line of the same railroad into the next turn', () => {
    const { steps } = followPlan(rules, dealt, 0, [START, line('H22', 1), line('H21', 1)]);
    expect(steps.map(({ turn }) => turn)).toEqual([1, 1, 2]);
  });

  it('begins in the next turn for a seat that has played', () => {
    const position = played(3, 'deal 1 2 3', 'skip', 'end');
    expect(followPlan(rules, position, 0, [START]).steps[0]?.turn).toBe(2);
    expect(followPlan(rules, position, 2, [START]).steps[0]?.turn).toBe(1);
  });

  it('goes on to the next turn when told to, and skips the stock', () => {
    const { steps, end } = followPlan(rules, dealt, 0, [START, { type: 'endTurn' }, { type: 'skipStock' }]);
    expect(steps.map(({ turn }) => turn)).toEqual([1, 1, 2]);
    expect(end).toMatchObject({ turn: 2, phase: 'build' });
  });

  it('names the rule a step breaks, and goes on without it', () => {
    const { steps } = followPlan(rules, dealt, 0, [line('H22', 1), START]);
    expect(steps[0]?.rejection?.code).toBe('buildLine/notStarted');
    expect(steps[1]?.rejection).toBeUndefined();
  });

  it('notices what others have done since', () => {
    const position = played(3, 'deal 1 2 3', 'start UP H22 8 @30', 'end');
    expect(followPlan(rules, position, 1, [START]).steps[0]?.rejection?.code).toBe(
      'startRailroad/alreadyStarted',
    );
  });

  it('cannot run past the last turn', () => {
    const moves = Array.from({ length: 9 }, (_each, index) => line(`H${22 - index}`, 1));
    const { steps } = followPlan(rules, { ...dealt, turn: 8 }, 0, [START, ...moves.slice(0, 2)]);
    expect(steps.at(-1)?.rejection?.code).toBe('table/pastTheEnd');
  });

  it('is read back from what was kept, without what cannot be read', () => {
    expect(planFrom(rules, [START, { type: 'takeOrderCard', card: 1 }, { type: 'nonsense' }, 7])).toEqual([
      START,
    ]);
    expect(planFrom(rules, 'nonsense')).toEqual([]);
  });
});
