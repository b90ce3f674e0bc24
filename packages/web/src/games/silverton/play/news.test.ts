import { newHeader } from '@roundhouse/engine';
import { type MatchEvent, silverton } from '@roundhouse/engine/silverton';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainText } from '../../../i18n/sentence.ts';
import type { LogEntry } from '../../../match/host.ts';
import { describeClaim } from '../describe/describeClaim.ts';
import { describeEvent } from '../describe/describeEvent.ts';
import { describeGoal } from '../describe/describeGoal.ts';
import { toReveal } from '../map/toReveal.ts';
import { board, optionsOf } from '../testing/played.ts';
import { sv } from '../words/index.ts';
import { goalOf } from './goal.ts';
import { type DisputeScene, outcomeOf, scenesIn, shownScenes } from './scenes.ts';
import { tradeAnswer } from './tradeAnswer.ts';

beforeAll(() => sv.load());

const names = ['Ada', 'Marcel'];
const about = {
  board,
  names,
  header: newHeader(silverton, board, { players: 2, names, options: optionsOf({}) }),
};
const fell = { type: 'priceMoved', column: 'gold', from: 250, to: 250, boxes: -1 } as const;
const worked = { type: 'claimOperated', seat: 1, claim: 3, dice: [4], total: 10, units: 2 } as const;
const WARES = { cash: 0, claims: [], segments: [], lines: [], trains: [], plows: [], goods: [] };

/** A log of moves, each with its events. */
const logOf = (...moves: readonly (readonly MatchEvent[])[]): readonly LogEntry[] =>
  moves.map((events, index) => ({ sequence: index + 1, actor: { kind: 'chance' }, notation: '', events }));

describe('dice since the last move', () => {
  it('stand in the order of time, and a price with the throw that moved it', () => {
    const rolled = { type: 'marketRolled', column: 'gold', dice: [6], sold: 0, idn: 0, result: 6 } as const;
    const scenes = scenesIn(logOf([{ ...worked, seat: 0 }], [worked], [rolled, fell]));
    expect(shownScenes(scenes, 1)).toMatchObject([
      { kind: 'roll', event: { ...worked, seat: 0 } },
      { kind: 'roll', event: worked },
      { kind: 'market', rolls: [{ event: rolled, dice: [6], effects: [fell] }] },
    ]);
  });

  it('leave out what others threw long ago, and nothing of the viewer’s own', () => {
    const theirs = Array.from({ length: 5 }, (_, units) => ({ ...worked, seat: 0, units }));
    const shown = shownScenes(scenesIn(logOf([worked], theirs)), 1);
    expect(shown).toMatchObject([{ event: worked }, ...theirs.slice(2).map((event) => ({ event }))]);
  });

  it('say that a price moved a box without changing', () => {
    expect(plainText(describeEvent(fell, about) ?? [])).toBe('The price of gold: one box down, still $250.');
    const rose = { ...fell, boxes: 1 };
    expect(plainText(describeEvent(rose, about) ?? [])).toContain('one box up');
  });
});

describe('what a dispute comes to', () => {
  const scene = (prize: DisputeScene['prize'], winners: readonly number[], tied = false): DisputeScene => ({
    kind: 'dispute',
    prize,
    sides: [
      { seats: [0], bonus: 9, dice: [1, 1] },
      { seats: [1], bonus: 0, dice: [1, 1] },
    ],
    winners,
    tied,
  });
  const overClaim = { over: 'claim', claim: 3 } as const;

  it('SV-5.5 a natural 2 jails the winner too, SV-5.10 and the tied', () => {
    expect(outcomeOf(scene(overClaim, [0]), 0)).toBe('wonJail');
    expect(outcomeOf(scene(overClaim, [0]), 1)).toBe('jail');
    expect(outcomeOf(scene(overClaim, [0, 1], true), 0)).toBe('jail');
    expect(outcomeOf(scene(overClaim, []), 0)).toBeUndefined();
  });

  it('SV-5.12 the owner of a line risks nobody', () => {
    expect(outcomeOf(scene({ over: 'steal', line: 2 }, [1]), 1)).toBe('won');
    expect(outcomeOf(scene({ over: 'steal', line: 2 }, [0]), 1)).toBe('home');
  });
});

describe('the answer to an offer', () => {
  const offered = { type: 'dealOffered', by: 0, to: 1, gives: WARES, gets: WARES } as const;

  it('is the other player’s, and only to the last talk', () => {
    const refused = { type: 'dealRefused', by: 1 } as const;
    const made = { type: 'dealMade', by: 0, to: 1, gives: WARES, gets: WARES } as const;
    expect(tradeAnswer({ log: logOf([offered], [refused]), lastOwn: 1 }, 0)).toEqual({
      event: refused,
      other: 1,
    });
    expect(tradeAnswer({ log: logOf([offered], [made]), lastOwn: 1 }, 0)).toEqual({ event: made, other: 1 });
    expect(tradeAnswer({ log: logOf([offered], [refused], []), lastOwn: 3 }, 0)).toBeUndefined();
  });
});

describe('the goal', () => {
  it('SV-20.1 names the best grade still to be had', () => {
    const options = optionsOf({ scenario: 'denver-6000' });
    expect(goalOf(options, 1)).toEqual({ by: 'turn', target: 6_000, limit: 10, grade: 'decisiveVictory' });
    expect(goalOf(options, 13)).toMatchObject({ limit: 13, grade: 'marginalVictory' });
    expect(goalOf(options, 20)).toMatchObject({ by: 'late' });
  });

  it('is a sum of cash in a campaign and in a standard game', () => {
    const goals = [optionsOf({ scenario: 'denver-campaign' }), optionsOf({ length: 'regular' })].flatMap(
      (options) => goalOf(options, 1) ?? [],
    );
    expect(goals.map(describeGoal)).toEqual([
      'after turn 24, from $60,000: a decisive victory',
      'first to $10,000',
    ]);
    expect(goalOf(optionsOf({ length: 'campaign' }), 1)).toBeUndefined();
  });
});

describe('a claim in words', () => {
  it('tells where it gives out and that the worth is before the cost', () => {
    const claim = board.claims.find((each) => each?.yields.includes(-1));
    if (claim === undefined) throw new Error('some claim can give out');
    const words = describeClaim(claim, 500);
    expect(words).toContain('depleted');
    expect(words).toContain(`before the $${claim.operatingCost} it costs to work it`);
  });
});

describe('where a turn begins on the map', () => {
  const near = { kind: 'segment', id: 'near', x: 90, y: 0 } as const;
  const far = { kind: 'segment', id: 'far', x: 900, y: 0 } as const;
  const town = { kind: 'town', id: 'town', x: 505, y: 5 } as const;
  const home = { x: 0, y: 0 };

  it('is the open track nearest to home, unless some is in sight', () => {
    expect(toReveal([far, near, town], { x: 500, y: 0, width: 10, height: 10 }, home)).toBe(near);
    expect(toReveal([far, near], { x: 890, y: -5, width: 20, height: 10 }, home)).toBeUndefined();
    expect(toReveal([town], { x: 0, y: 0, width: 10, height: 10 }, home)).toBeUndefined();
  });
});
