import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

describe('French type', () => {
  it('keeps double signs with their words', () => {
    expect(typeset('Quoi ? « Rien » : 10 $', 'fr')).toBe('Quoi\u202f? «\u00a0Rien\u00a0»\u00a0: 10\u00a0$');
  });

  it('leaves English and the grammar of messages alone', () => {
    expect(typeset('What ? {n, plural, one {#} other {#}}', 'en')).toBe(
      'What ? {n, plural, one {#} other {#}}',
    );
    const plural = '{n, plural, =0 {rien} one {# coup} other {# coups}}';
    expect(typeset(plural, 'fr')).toBe(plural);
  });
});
