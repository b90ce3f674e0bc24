import { describe, expect, it } from 'vitest';
import { shareParts } from './shareParts.ts';

describe('a view that shares parts with the one before', () => {
  const before = { turn: 3, market: { prices: [4, 5] }, players: [{ cash: 10 }, { cash: 20 }], gone: 1 };

  it('says what the new one says', () => {
    const next = { turn: 4, market: { prices: [4, 5, 6] }, players: [{ cash: 10 }], fresh: undefined };
    expect(shareParts(before, next)).toStrictEqual(next);
  });

  it('has the very parts of the one before where a move left them alone', () => {
    const next = structuredClone({ ...before, players: [{ cash: 10 }, { cash: 21 }] });
    const shared = Object(shareParts(before, next));
    expect(shared.market).toBe(before.market);
    expect(shared.players[0]).toBe(before.players[0]);
    expect(shared.players[1]).toEqual({ cash: 21 });
    expect(shared.players).not.toBe(before.players);
  });

  it('is the one before where nothing has changed', () => {
    expect(shareParts(before, structuredClone(before))).toBe(before);
  });

  it.each([
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [null, {}],
    [{}, null],
    [[1, 2], [1]],
    [0, -0],
  ])('does not take %j for %j', (one, other) => {
    expect(shareParts(one, other)).toStrictEqual(other);
  });

  it('leaves both as they were', () => {
    const next = Object.freeze({ turn: 4, players: Object.freeze([Object.freeze({ cash: 10 })]) });
    const kept = structuredClone(before);
    shareParts(before, next);
    expect(before).toEqual(kept);
  });
});
