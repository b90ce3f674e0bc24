import type { PlainMove } from '@roundhouse/engine';
import { describe, expect, it, vi } from 'vitest';
import { MatchSession } from './matchSession.ts';
import type { SeatPlan } from './seats.ts';
import { aMatch, bot, person, settled, toyRules } from './testing/aMatch.ts';

const PASS: PlainMove = { type: 'pass' };

const aSession = async (seats: readonly SeatPlan[], secrets = true) => {
  const { host, ...rest } = aMatch(seats);
  await settled();
  const table = { turnOf: (view: unknown): number => Object(view).round, hasSecrets: () => secrets };
  const session = new MatchSession({
    matchId: 'm',
    host,
    rules: toyRules,
    board: { id: 'toy', hash: '' },
    seats,
    table,
  });
  await settled();
  return { session, ...rest };
};

describe('a session', () => {
  it('looks as the only person at once and lets them decide', async () => {
    const { session } = await aSession([person('Ada'), bot('Rolf')]);

    expect(session.viewer).toBe(0);
    expect(session.handOver).toBeUndefined();
    expect(session.myTurn).toBe(true);
    expect(session.names).toEqual(['Ada', 'Rolf']);
  });

  it('covers secrets until the person to move has taken the screen', async () => {
    const { session } = await aSession([person('Ada'), person('Bo')]);
    expect(session.viewer).toBe('spectator');
    expect(session.handOver).toBe(0);
    session.takeOver();
    expect(session.viewer).toBe(0);

    const before = session.length;
    expect(await session.submit(PASS)).toBeUndefined();
    expect(session.handOver).toBe(1);
    expect(await session.submit(PASS)).toMatchObject({ code: 'match/notYourTurn' });
    expect(await session.takeBackTo(before)).toBe(false);
    // The table behind the cover shows what anybody may see as soon as the cover has been drawn.
    await vi.waitFor(() => expect(session.viewer).toBe('spectator'));
    expect(session.view).toMatchObject({ ownHand: null });
    session.takeOver();
    expect(session.viewer).toBe(1);
    await settled();
    expect(session.log).toHaveLength(session.length);
  });

  it('goes straight to whoever takes the screen at once, and stays there', async () => {
    const { session } = await aSession([person('Ada'), person('Bo')]);
    session.takeOver();
    await session.submit(PASS);
    session.takeOver();
    expect(session.viewer).toBe(1);
    expect(session.handOver).toBeUndefined();

    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(session.viewer).toBe(1);
  });

  it('turns to the next person without a word where nothing is secret', async () => {
    const { session } = await aSession([person('Ada'), person('Bo')], false);
    await session.submit(PASS);

    expect(session.viewer).toBe(1);
    expect(session.handOver).toBeUndefined();
    expect(session.myTurn).toBe(true);
  });

  it('answers with the rule when a move breaks one', async () => {
    const { session } = await aSession([person('Ada'), bot('Rolf')]);
    const tooMuch: PlainMove & { chips: number } = { type: 'bet', chips: 99 };

    expect(await session.submit(tooMuch)).toMatchObject({ rule: 'TOY-3' });
    expect(session.reject(tooMuch)).toMatchObject({ rule: 'TOY-3' });
    expect(session.myTurn).toBe(true);
  });

  it('lets nobody move while the past is shown, and finds the present again', async () => {
    const { session } = await aSession([person('Ada'), bot('Rolf')]);
    const now = session.length;
    await session.goTo(1);
    expect(session.live).toBe(false);
    expect(session.sequence).toBe(1);
    expect(session.view).toMatchObject({ dealt: 1 });
    expect(session.actor).toEqual({ kind: 'chance' });
    expect(await session.submit(PASS)).toMatchObject({ code: 'match/notYourTurn' });

    await session.goTo(now);
    expect(session.live).toBe(true);
    expect(session.myTurn).toBe(true);
  });

  it('keeps a log with the turn of every moment, and knows what is news', async () => {
    const { session } = await aSession([person('Ada'), bot('Rolf')]);
    const before = session.length;
    await session.submit(PASS);
    await settled();

    expect(session.log).toHaveLength(session.length);
    expect(session.turns).toHaveLength(session.length + 1);
    expect(session.turns.at(-1)).toBe(2);
    expect(session.lastOwn).toBe(before + 1);
  });

  it('takes back and cuts the log', async () => {
    const { session } = await aSession([person('Ada'), person('Bo')], false);
    await session.submit(PASS);
    await settled();
    expect(session.undoable).toBe(0);
    expect(await session.takeBackTo(0)).toBe(false);
    expect(session.log).toHaveLength(4);
  });

  it('lays the past open as every seat saw it, but not before the end', async () => {
    const { session: going } = await aSession([person('Ada'), bot('Rolf')]);
    expect(await going.momentAt(3)).toEqual({ view: expect.anything() });
    const { session: over } = await aSession([bot('Rolf'), bot('Ilse')]);
    expect(over.standings).toBeDefined();

    const { view, seats = [] } = await over.momentAt(3);
    expect(Object(view).ownHand).toBeNull();
    const [one, other] = seats.map((seen) => Object(seen).ownHand);
    expect([one, other]).toEqual([expect.anything(), expect.anything()]);
    expect(one).not.toEqual(other);
  });
});
