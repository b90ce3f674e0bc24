import { describe, expect, it } from 'vitest';
import { actOf } from './frameKeys.ts';

const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys of the frame', () => {
  it('leaves letters to the tables', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(actOf(key(letter))).toBeUndefined();
  });

  it('knows its signs, and taking back on both kinds of keyboard', () => {
    expect(actOf(key('?'))).toBe('help');
    expect(actOf(key('z', { ctrlKey: true }))).toBe('undo');
    expect(actOf(key('z', { metaKey: true }))).toBe('undo');
  });

  it('leaves the keys of the browser alone', () => {
    expect(actOf(key('.', { ctrlKey: true }))).toBeUndefined();
    expect(actOf(key('/', { altKey: true }))).toBeUndefined();
  });
});
