import { auditChance, type PlainMove, undoableMoves } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import type { MatchUpdate } from './host.ts';
import { aMatch, bot, person, settled, toyRules } from './testing/aMatch.ts';

const PASS: PlainMove = { type: 'pass' };
const bet = (chips: number): PlainMove & { chips: number } => ({ type: 'bet', chips });
const allMoves = (written: readonly { from: number; moves: readonly PlainMove[] }[]): readonly PlainMove[] =>
  written.reduce<readonly PlainMove[]>((kept, { from, moves }) => [...kept.slice(0, from), ...moves], []);

describe('a match hosted in the page', () => {
  it('lets chance move by itself until a person has to decide', async () => {
    const { host } = aMatch([person('Ada'), person('Bo')]);
    await settled();
    const updates: MatchUpdate[] = [];
    host.subscribe(0, (update) => updates.push(update));

    expect(updates).toHaveLength(1);
    expect(updates[0]).toMatchObject({ sequence: 3, actor: { kind: 'seat', seat: 0 }, cause: 'opened' });
  });

  it('shows each viewer only what their seat may see', async () => {
    const { host } = aMatch([person('Ada'), person('Bo')]);
    await settled();
    const hands: unknown[] = [];
    for (const viewer of [0, 1, 'spectator'] as const)
      host.subscribe(viewer, ({ view }) => hands.push(Object(view).ownHand));

    expect(hands[2]).toBeNull();
    expect(hands[0]).not.toEqual(hands[1]);
  });

  it('plays the seats of bots, and keeps every move once', async () => {
    const { host, written } = aMatch([person('Ada'), bot('Rolf')]);
    await settled();
    expect(await host.submit(0, 3, bet(2))).toEqual({ ok: true });
    await settled();

    expect(allMoves(written).slice(3, 5)).toEqual([bet(2), PASS]);
    expect(written.map(({ from }) => from)).toEqual(written.map((_, index) => index));
  });

  it('keeps with every move what anyone may see after it, and no secret', async () => {
    const views: unknown[] = [];
    aMatch([bot('Rolf'), bot('Ilse')], { save: (_from, _moves, { view }) => views.push(view) });
    await settled();

    expect(views.at(2)).toMatchObject({ dealt: 2, ownHand: null });
    expect(new Set(views.map((view) => Object(view).ownHand))).toEqual(new Set([null]));
  });

  it('refuses a move that breaks a rule, with the rule', async () => {
    const { host } = aMatch([person('Ada'), person('Bo')]);
    await settled();

    expect(await host.submit(0, 3, bet(99))).toMatchObject({ ok: false, rejection: { rule: 'TOY-3' } });
  });

  it('calls a move stale that was meant for another moment or another seat', async () => {
    const { host } = aMatch([person('Ada'), person('Bo')]);
    await settled();

    expect(await host.submit(0, 2, PASS)).toEqual({ ok: false, stale: true });
    expect(await host.submit(1, 3, PASS)).toEqual({ ok: false, stale: true });
  });

  it('takes back own moves freely, exactly as far as the kernel says', async () => {
    const { host, header, written } = aMatch([person('Ada'), person('Bo')]);
    await settled();
    await host.submit(0, 3, bet(1));
    const moves = allMoves(written);
    let free = -1;
    host.subscribe(0, ({ undoable }) => {
      free = undoable;
    });
    expect(free).toBe(undoableMoves(toyRules, { header, moves }, 0));
    expect(free).toBe(1);

    expect(await host.undo(1, 3)).toBe(false);
    expect(await host.undo(0, 3)).toBe(true);
    expect(free).toBe(0);
    expect(allMoves(written)).toHaveLength(3);
  });

  it('asks the table before taking back what others have seen, and draws the same chance again', async () => {
    const asked: number[] = [];
    const consent = async (_: number, to: number): Promise<boolean> => asked.push(to) > 0;
    const { host, written } = aMatch([person('Ada'), person('Bo')], { consent });
    await settled();
    const before = allMoves(written);
    expect(await host.undo(0, 0)).toBe(true);
    await settled();

    expect(asked).toEqual([0]);
    expect(allMoves(written)).toEqual(before);
  });

  it('goes on with a random legal move when a bot fails, and says so', async () => {
    const broken = { choose: async () => bet(99), close: () => undefined };
    const { host, reported } = aMatch([bot('Rolf'), person('Ada')], { bots: broken });
    await settled();
    let sequence = 0;
    host.subscribe(1, (update) => {
      sequence = update.sequence;
    });

    expect(sequence).toBe(4);
    expect(reported).toHaveLength(1);
  });

  it('lays its secret open at the end, and every draw follows from it', async () => {
    const { host, header, secret, written } = aMatch([bot('Rolf'), bot('Ilse')]);
    await settled();
    let last: MatchUpdate | undefined;
    host.subscribe('spectator', (update) => {
      last = update;
    });

    expect(last?.actor).toEqual({ kind: 'over' });
    expect(last?.standings).toHaveLength(2);
    expect(last?.secret).toBe(secret);
    expect(auditChance(toyRules, { header, moves: allMoves(written) }, secret)).toMatchObject({
      honest: true,
    });
  });

  it('tells the past: moves in notation with their events, and the view at any moment', async () => {
    const { host } = aMatch([person('Ada'), person('Bo')]);
    await settled();
    await host.submit(0, 3, bet(2));

    const [entry] = await host.log(0, 3, 9);
    expect(entry).toMatchObject({ sequence: 3, notation: 'bet 2', actor: { kind: 'seat', seat: 0 } });
    expect(entry?.events).toEqual([{ type: 'betMade', chips: 2 }]);
    expect(await host.viewAt(0, 0)).toMatchObject({ dealt: 0 });
  });
});
