import { describe, expect, it } from 'vitest';
import { aSession } from '../testing/aSession.ts';
import { board, playedUntil } from '../testing/played.ts';
import { Desk } from './desk.ts';
import { followPlan } from './plan.ts';

const state = playedUntil({ players: 3, options: {}, seed: 3 }, ({ stage }) => stage.kind === 'placing');
const session = aSession(state);
const seat = state.order[state.active] ?? 0;
const view = session.view;
const home = view.players[seat]?.startCities[0] ?? 0;
const first = board.segments.find(
  ({ a, b, index }) => (a === home || b === home) && view.owners[index] === -1,
);
const next = board.segments.find(
  ({ a, b, index }) =>
    first !== undefined &&
    index !== first.index &&
    ![a, b].includes(home) &&
    ([a, b].includes(first.a) || [a, b].includes(first.b)),
);
const wish = (segment: string | undefined) => ({ on: 'segment', segment: segment ?? '' }) as const;

describe('a plan', () => {
  it('adds up its costs, and counts planned track as track', () => {
    const alone = followPlan(board, view, seat, [wish(next?.id)]);
    expect(alone.steps.map(({ outlook }) => outlook)).toEqual(['apart']);
    const both = followPlan(board, view, seat, [wish(first?.id), wish(next?.id)]);
    expect(both.steps.map(({ outlook }) => outlook)).toEqual(['open', 'open']);
    expect(both.cost).toBe((first?.cost ?? 0) + (next?.cost ?? 0));
  });

  it('is held against what others have done', () => {
    const other = (seat + 1) % view.players.length;
    const owners = view.owners.with(first?.index ?? -1, other);
    const [step] = followPlan(board, { ...view, owners }, seat, [wish(first?.id)]).steps;
    expect(step).toMatchObject({ outlook: 'taken', by: other, cost: 0 });
    const own = followPlan(board, { ...view, owners: owners.with(first?.index ?? -1, seat) }, seat, [
      wish(first?.id),
    ]);
    expect(own.steps[0]?.outlook).toBe('done');
  });

  it('says when a claim is too dear, or gone', () => {
    const claim = view.display[0] ?? 0;
    const price = board.claims[claim]?.price ?? 0;
    const withCash = (cash: number) => ({
      ...view,
      players: view.players.map((player, index) => (index === seat ? { ...player, cash } : player)),
    });
    const outlookOf = (seen: typeof view) =>
      followPlan(board, seen, seat, [{ on: 'claim', claim }]).steps[0]?.outlook;
    expect(outlookOf(withCash(price))).toBe('open');
    expect(outlookOf(withCash(price - 1))).toBe('dear');
    expect(outlookOf({ ...view, display: view.display.slice(1) })).toBe('gone');
  });
});

describe('the desk', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };

  it('sketches while the plan is open, keeps the plan, and plays when it is closed', () => {
    const desk = new Desk(session, store);
    const [target] = desk.targets;
    if (target === undefined || target.on === 'deck') throw new Error('nothing to plan');
    desk.planner.open = true;
    expect(desk.targets).toEqual([]);
    desk.press(target);
    expect(desk.move).toBeUndefined();
    expect(new Desk(session, store).planner.plan.steps.map((step) => step.target)).toEqual([target]);
    desk.carryOut(target);
    expect(desk.planner.open).toBe(false);
    expect(desk.move).toMatchObject({ type: 'place', target });
    desk.planner.toggle(target);
    expect(desk.planner.plan.steps).toEqual([]);
  });
});
