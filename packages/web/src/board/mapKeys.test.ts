import { describe, expect, it } from 'vitest';
import { type MapKeyActs, performMapKey } from './mapKeys.ts';

const press = (name: string, held: { readonly shiftKey?: boolean; readonly ctrlKey?: boolean } = {}) => {
  const done: string[] = [];
  const acts: MapKeyActs = {
    pan: (x, y) => done.push(`pan ${x} ${y}`),
    cursor: (key) => key.startsWith('Arrow') && done.push(`cursor ${key}`) > 0,
    jump: (by) => done.push(`jump ${by}`),
    press: () => done.push('press'),
    zoom: (factor) => done.push(factor > 1 ? 'nearer' : 'farther'),
    fit: () => done.push('fit'),
  };
  const event = { key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held };
  return performMapKey(event, acts) ? done : undefined;
};

describe('keys on the map', () => {
  it.each([
    ['ArrowLeft', ['cursor ArrowLeft']],
    ['n', ['jump 1']],
    ['p', ['jump -1']],
    ['Enter', ['press']],
    ['+', ['nearer']],
    ['-', ['farther']],
    ['0', ['fit']],
  ])('%s', (name, done) => expect(press(name)).toEqual(done));

  it('move the map with Shift, and leave everything else alone', () => {
    expect(press('ArrowUp', { shiftKey: true })).toEqual(['pan 0 -120']);
    expect(press('n', { ctrlKey: true })).toBeUndefined();
    expect(press('q')).toBeUndefined();
  });
});
