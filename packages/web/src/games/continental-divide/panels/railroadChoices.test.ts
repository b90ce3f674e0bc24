import { describe, expect, it } from 'vitest';
import { Desk } from '../play/desk.ts';
import { aSession, aStore } from '../testing/aSession.ts';
import { board, played } from '../testing/played.ts';
import { buildChoices, stockChoices, stockSentence } from './railroadChoices.ts';

const STARTED = ['deal 1 2 3', 'start UP H22 8 @30'] as const;

describe('railroads to buy into', () => {
  it('are those that have been started, and closed where the player cannot pay (CD-3.8)', () => {
    const rich = stockChoices(board, played(3, ...STARTED, 'end'));
    expect(rich.railroads.map(({ railroad, open }) => [railroad.id, open])).toEqual([['UP', true]]);
    expect(rich.canStart).toBe(true);

    const state = played(3, ...STARTED, 'end');
    const poor = stockChoices(board, { ...state, cash: state.cash.map(() => 1) });
    expect(poor.railroads.map(({ open }) => open)).toEqual([false]);
    expect(stockSentence(poor)).not.toBe(stockSentence(rich));
  });

  it('are none outside the stock phase', () => {
    expect(stockChoices(board, played(3, ...STARTED)).railroads).toEqual([]);
  });
});

describe('railroads to build for', () => {
  const deskAfter = (...moves: readonly string[]): Desk => new Desk(aSession(3, ...moves), aStore());

  it('are those the player has the majority of (CD-4.1)', () => {
    expect(buildChoices(deskAfter(...STARTED)).map(({ railroad, open }) => [railroad.id, open])).toEqual([
      ['UP', true],
    ]);
    expect(buildChoices(deskAfter('deal 1 2 3', 'skip', 'end', 'start UP H22 8 @30'))).toEqual([]);
  });

  it('say when they have had their line, and why when they are pressed (CD-4.2)', () => {
    const desk = deskAfter(...STARTED, 'build UP H22 W 1');
    expect(buildChoices(desk).map(({ open }) => open)).toEqual([false]);

    desk.chooseRailroad('UP');
    expect(desk.refusal?.rejection).toMatchObject({ rule: 'CD-4.2', code: 'buildLine/alreadyBuilt' });

    desk.chooseRailroad('RI');
    expect(desk.refusal?.rejection).toMatchObject({ rule: 'CD-4.1', code: 'buildLine/notStarted' });
  });
});
