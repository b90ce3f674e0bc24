import { describe, expect, it } from 'vitest';
import { tableAct } from '../keys.ts';
import { aSession, aStore } from '../testing/aSession.ts';
import { Desk } from './desk.ts';
import { perform } from './perform.ts';

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false, altKey: false });
const deskFor = (...moves: readonly string[]) => {
  const session = aSession(3, 'deal 1 2 3', ...moves);
  return { session, desk: new Desk(session, aStore()) };
};
/** Presses keys one after the other; which of them did anything. */
const type = async (desk: Desk, ...names: readonly string[]): Promise<readonly boolean[]> => {
  const done: boolean[] = [];
  for (const name of names) {
    const act = tableAct(key(name));
    done.push(act !== undefined && act !== 'map' && perform(desk, act));
    await Promise.resolve();
  }
  return done;
};

describe('keys of the table', () => {
  it('are letters, digits and a few names, never with Ctrl but Enter', () => {
    expect(tableAct(key('S'))).toBe('start');
    expect(tableAct(key('3'))).toEqual({ choose: 3 });
    expect(tableAct(key('c', true))).toBeUndefined();
    expect(tableAct(key('Enter', true))).toBe('confirm');
    expect(tableAct(key('9'))).toBeUndefined();
  });

  it('start a railroad, build and end the turn', async () => {
    const { session, desk } = deskFor();
    expect(await type(desk, 's', 'c')).toEqual([true, true]);
    desk.press('G22');
    expect(await type(desk, 'l', 'Backspace', 'c', 'e')).toEqual([true, true, true, true]);
    expect(session.made.map(({ type: kind }) => kind)).toEqual(['startRailroad', 'buildLine', 'endTurn']);
  });

  it('choose railroads by number and take order cards', async () => {
    const { desk } = deskFor('skip', 'end', 'start UP H22 8 @30', 'end', 'skip', 'end', 'take 3', 'take 2');
    expect(await type(desk, '1')).toEqual([true]);
    expect(desk.buy?.railroad).toBe('UP');
    await type(desk, 's', '4');
    expect(desk.start?.railroad).toBe('NP');

    const order = deskFor('skip', 'end', 'skip', 'end', 'skip', 'end', 'take 3');
    expect(order.desk.canAct).toBe(false);
    expect(await type(order.desk, '1')).toEqual([false]);
  });

  it('do nothing that cannot be done now', async () => {
    const { session, desk } = deskFor('start UP H22 8 @30');
    expect(await type(desk, 's', 'x', 'c', 'Backspace')).toEqual([false, false, false, false]);
    expect(session.made).toEqual([]);
  });

  it('open and close the plan, where turns are sketched and nothing is done', async () => {
    const { session, desk } = deskFor();
    expect(await type(desk, 'g', 'x', 'e')).toEqual([true, true, true]);
    expect(desk.planner.plan.steps.map(({ move }) => move.type)).toEqual(['skipStock', 'endTurn']);
    expect(desk.position).toMatchObject({ turn: 2, phase: 'stock' });

    expect(await type(desk, 'Escape')).toEqual([true]);
    expect(desk.planner.open).toBe(false);
    expect(session.made).toEqual([]);
  });
});
