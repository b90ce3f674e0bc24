import { continentalDivide } from '@roundhouse/engine/continental-divide';
import { silverton } from '@roundhouse/engine/silverton';
import { describe, expect, it } from 'vitest';
import { botSeats, named, playersFor, usualSeats, withKind, withSeats } from './seating.ts';

describe('seats of a new match', () => {
  it('begins with one person and bots whose names differ', () => {
    const seats = usualSeats('continental-divide', 'Ada', 'regular');

    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(4);
  });

  it('seats only bots for those who look on', () => {
    expect(botSeats('silverton', 'regular').map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot']);
  });

  it('adds bots at the end and takes seats from the end', () => {
    const seats = usualSeats('silverton', 'Ada', 'novice');

    expect(withSeats(seats, 1, 'novice')).toEqual([{ kind: 'person', name: 'Ada' }]);
    expect(withSeats(seats, 6, 'novice')).toHaveLength(6);
  });

  it('turns a bot into a person and back', () => {
    const seats = usualSeats('silverton', 'Ada', 'novice');
    const two = withKind(seats, 1, { kind: 'person', name: 'Bo', level: 'novice' });
    expect(two[1]).toEqual({ kind: 'person', name: 'Bo' });

    expect(withKind(two, 1, { kind: 'bot', name: '', level: 'expert' })[1]).toMatchObject({
      kind: 'bot',
      level: 'expert',
    });
  });

  it('names who has no name', () => {
    expect(named([{ kind: 'person', name: ' ' }], (number) => `Player ${number}`)).toEqual([
      { kind: 'person', name: 'Player 1' },
    ]);
  });

  it('asks the rules how many may play', () => {
    const divide = continentalDivide.rules(continentalDivide.defaultBoard);
    expect(playersFor(divide, {}, continentalDivide.players)).toEqual([3, 4, 5, 6]);

    const options = silverton.decodeOptions({ scenario: 'golden-spike-3' });
    const narrow = silverton.rules(silverton.defaultBoard);
    expect(options.ok && playersFor(narrow, options.value, silverton.players)).toEqual([3]);
  });
});
