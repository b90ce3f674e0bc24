import { beforeAll, describe, expect, it } from 'vitest';
import { coachWords } from '../i18n/coach.ts';
import { reasonsInWords } from './reasons.ts';

const NAMES = ['Ada', 'Bo'];

describe('why a bot would make its move', () => {
  beforeAll(() => coachWords.load());

  it('is told by its two weightiest reasons', () => {
    const reasons = [
      { term: 'feat.divide', value: 4, params: { gain: 2, shares: 2 } },
      { term: 'rivalSetBack', value: 1, params: { seat: 1 } },
      { term: 'trackBuilt', value: 0.1, params: { hexes: 3 } },
    ];
    expect(reasonsInWords(reasons, NAMES)).toBe(
      'Because it crosses the Divide: 2 points for each of your 2 shares and it gets in Bo’s way.',
    );
  });

  it('names money as money', () => {
    expect(reasonsInWords([{ term: 'sale', value: 1389.6, params: { units: 3 } }], NAMES)).toContain(
      '$1,390',
    );
  });

  it('is not made up where there are no words for it', () => {
    expect(reasonsInWords([{ term: 'hunch', value: 9 }], NAMES)).toBe('Nothing else brings more just now.');
  });
});
