import { describe, expect, it } from 'vitest';
import { aTable, board } from '../../testing/aTable.ts';
import { terms } from '../../testing/someWares.ts';
import { offer } from './offer.ts';
import { readTerms, termsText } from './waresText.ts';

const RICH = terms(
  { cash: 120, segments: ['denver--golden'], trains: [9, 24], plows: [3] },
  { claims: [14, 41], lines: [2], goods: [{ claim: 12, units: 3, city: 'denver' }] },
);

describe('terms as text', () => {
  it('SV-6.4 names every kind of ware', () => {
    expect(termsText(RICH).join(' ')).toBe('$120 denver--golden T9 T24 plow+3 for #14 #41 =2 #12*3>denver');
    expect(readTerms(board, termsText(RICH))).toEqual({ ok: true, value: RICH });
  });

  it('SV-6.4 says nothing for nothing', () => {
    const gift = terms({ cash: 5 }, {});
    expect(termsText(gift).join(' ')).toBe('$5 for nothing');
    expect(readTerms(board, ['$5', 'for', 'nothing'])).toEqual({ ok: true, value: gift });
  });

  it.each([
    ['$5', 'terms'],
    ['for $5', 'gives'],
    ['$5 for', 'gets'],
    ['$5 for gold', 'gets'],
    ['$5 $6 for #1', 'gives'],
    ['#1*2>paris for #1', 'gives'],
  ])('names the side that is wrong: %s', (text, path) => {
    const read = readTerms(board, text.split(' '));
    expect(read.ok ? '' : read.problem.path).toBe(path);
  });

  it('a list of wares has one order, whatever order it is sent in', () => {
    const sent = { type: 'offer', to: 1, gives: RICH.gives, gets: { ...RICH.gets, claims: [41, 14] } };
    const read = offer.decode(sent);
    expect(read).toEqual({ ok: true, value: { type: 'offer', to: 1, ...RICH } });
    expect(offer.parse(board, aTable(), ['@2', ...termsText(RICH)])).toEqual(read);
    expect(offer.parse(board, aTable(), ['2', ...termsText(RICH)]).ok).toBe(false);
  });
});
