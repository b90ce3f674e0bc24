import { describe, expect, it } from 'vitest';
import { aSession, aStore } from '../testing/aSession.ts';
import { board } from '../testing/played.ts';
import { Desk } from './desk.ts';
import { marksOf } from './marksOf.ts';

const hex = (id: string): number => board.hexIndexOf.get(id) ?? -1;
const deskFor = (...moves: readonly string[]) => {
  const session = aSession(3, 'deal 1 2 3', ...moves);
  return { session, desk: new Desk(session, aStore()) };
};
const marks = (desk: Desk) =>
  marksOf({
    context: desk.context,
    build: desk.build,
    railroad: desk.railroad,
    start: desk.canAct ? desk.start : undefined,
    preview: desk.preview,
    plan: desk.planner.plan,
    refused: desk.refusal?.hex,
    spotlight: undefined,
    fresh: [],
  });

describe('starting a railroad on the desk', () => {
  it('opens the card from the map, changes it and starts the railroad', async () => {
    const { session, desk } = deskFor();
    desk.press('N23');
    desk.changeStart({ railroad: 'RI', value: 24, shares: 6 });
    expect(marks(desk)).toMatchObject({ chosen: hex('N23') });

    await desk.confirm();
    expect(session.made).toEqual([
      { type: 'startRailroad', railroad: 'RI', hex: 'N23', shares: 6, value: 24 },
    ]);
    expect(desk.start).toBeUndefined();
  });

  it('refuses a hex that is no starting city, and keeps the card', () => {
    const { desk } = deskFor();
    desk.openStart();
    const before = desk.start;
    desk.press('K13');

    expect(desk.refusal).toMatchObject({ hex: 'K13', rejection: { code: 'startRailroad/notAStartingCity' } });
    expect(desk.start).toEqual(before);
    expect(marks(desk).refused).toBe(hex('K13'));
  });

  it('says why a value, a railroad or a hex is not open any more, and keeps the card', () => {
    const { desk } = deskFor('start UP H22 8 @30', 'end');
    desk.openStart({ railroad: 'RI' });
    const before = desk.start;
    const refused = (changed: Parameters<Desk['changeStart']>[0]): unknown => {
      desk.changeStart(changed);
      return desk.refusal?.rejection;
    };

    expect(refused({ value: 30 })).toMatchObject({ rule: 'CD-3.3', code: 'startRailroad/valueTaken' });
    expect(refused({ railroad: 'UP' })).toMatchObject({ code: 'startRailroad/alreadyStarted' });
    expect(desk.start).toEqual(before);
    desk.changeStart({ value: 31 });
    expect(desk.refusal).toBeUndefined();
  });
});

describe('buying shares on the desk', () => {
  it('keeps within cash and submits the payment', async () => {
    const { session, desk } = deskFor(
      'skip',
      'end',
      'start UP H22 8 @30',
      'end',
      'skip',
      'end',
      'take 3',
      'take 2',
    );
    desk.openBuy('UP');
    desk.changeBuy({ count: 5, extra: 3 });
    expect(desk.buy).toEqual({ railroad: 'UP', count: 2, extra: 3 });

    await desk.confirm();
    expect(session.made).toEqual([{ type: 'buyShares', railroad: 'UP', count: 2, payment: 63 }]);
  });

  it('says why a railroad that is not started has no shares to buy', () => {
    const { desk } = deskFor();
    desk.openBuy('UP');
    expect(desk.refusal?.rejection.code).toBe('buyShares/notStarted');
  });
});

describe('building on the desk', () => {
  it('draws, previews and builds a line', async () => {
    const { session, desk } = deskFor('start UP H22 8 @30');
    desk.press('H19');
    expect(marks(desk)).toMatchObject({ chosen: hex('H22'), next: hex('H18') });
    expect(desk.preview?.railroads[0]?.track.length).toBe(4);

    await desk.confirm();
    expect(session.made).toMatchObject([{ type: 'buildLine', from: 'H22', direction: 'W', length: 3 }]);
    expect(desk.build).toEqual({});
  });

  it('is empty when a move is taken back', async () => {
    const { session, desk } = deskFor('start UP H22 8 @30');
    desk.press('H19');
    desk.press('A3');
    await desk.confirm();
    desk.forgetPast();
    session.made.pop();

    expect(desk.refusal).toBeUndefined();
    expect(desk.build).toEqual({});
  });

  it('takes one thing after the other off the desk', () => {
    const { desk } = deskFor('start UP H22 8 @30');
    desk.press('H19');
    desk.press('A3');

    expect(desk.refusal).toBeDefined();
    desk.clear();
    expect(desk.refusal).toBeUndefined();
    expect(desk.build.line).toBeDefined();
    desk.clear();
    expect(desk.build.line).toBeUndefined();
    desk.clear();
    expect(desk.build.from).toBeUndefined();
    expect(desk.clear()).toBe(false);
  });

  it('does nothing when it is another’s turn', () => {
    const { desk } = deskFor('skip', 'end');
    desk.press('H22');

    expect(desk.start).toBeUndefined();
    expect(desk.canAct).toBe(false);
  });
});

describe('what has not changed', () => {
  it('is the very same thing when asked for again, so that nothing is drawn anew', () => {
    const { desk } = deskFor('start UP H22 8 @30');
    desk.press('H19');
    const { context, build, preview, move } = desk;

    expect(desk.context).toBe(context);
    expect(desk.build).toBe(build);
    expect(desk.preview).toBe(preview);
    expect(desk.move).toBe(move);
    expect(desk.planner.plan).toBe(desk.planner.plan);
  });
});

describe('a private plan on the desk', () => {
  it('sketches a coming turn, costs it, and is kept', async () => {
    const store = aStore();
    const session = aSession(3, 'deal 1 2 3', 'skip', 'end');
    const desk = new Desk(session, store);
    desk.planner.open = true;
    desk.press('H22');
    await desk.confirm();
    desk.press('H20');
    await desk.confirm();

    expect(session.made).toEqual([]);
    expect(desk.planner.plan.steps.map(({ turn, rejection }) => [turn, rejection])).toEqual([
      [2, undefined],
      [2, undefined],
    ]);
    expect(marks(desk).plans).toHaveLength(1);
    expect(new Desk(session, store).planner.plan.steps).toHaveLength(2);
  });

  it('carries out a planned move and strikes it off', async () => {
    const { session, desk } = deskFor();
    desk.planner.open = true;
    desk.openStart();
    await desk.confirm();
    desk.planner.open = false;
    await desk.carryOutPlanned(0);

    expect(session.made).toHaveLength(1);
    expect(desk.planner.plan.steps).toEqual([]);
  });
});
