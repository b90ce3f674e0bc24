import { describe, expect, it } from 'vitest';
import { actFor } from './tableKeys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {}) =>
  actFor(
    { key, ctrlKey: false, metaKey: false, altKey: false, ...held },
    { acts: { c: 'confirm', Escape: 'clear' }, digits: 6 },
  );

describe('keys of a table', () => {
  it('stand for acts, small or capital', () => {
    expect([press('c'), press('C'), press('Escape'), press('q')]).toEqual([
      'confirm',
      'confirm',
      'clear',
      undefined,
    ]);
  });

  it('choose by digits as far as there is something to choose', () => {
    expect([press('1'), press('6'), press('7'), press('0')]).toEqual([
      { choose: 1 },
      { choose: 6 },
      undefined,
      undefined,
    ]);
  });

  it('leave the browser its own, but for Ctrl+Enter', () => {
    expect([
      press('c', { ctrlKey: true }),
      press('c', { metaKey: true }),
      press('1', { altKey: true }),
    ]).toEqual([undefined, undefined, undefined]);
    expect(press('Enter', { ctrlKey: true })).toBe('confirm');
  });
});
