import { describe, expect, it } from 'vitest';
import {
  claimWord,
  columnWord,
  eitherWord,
  fixedWord,
  lineWord,
  moneyWord,
  noWords,
  readList,
  readWords,
  seatText,
  seatWord,
  segmentWord,
  staffText,
  staffWord,
  townWord,
  wholeWord,
} from './notation.ts';
import { aTable, board } from './testing/aTable.ts';

describe('words', () => {
  it.each([
    ['a claim', claimWord, '#41', 41],
    ['a line', lineWord, '=9', 9],
    ['money', moneyWord, '$120', 120],
    ['a seat, from 1', seatWord, '@2', 1],
    ['a number', wholeWord('units'), '0', 0],
  ])('read %s', (_, word, text, value) => {
    expect(word.read(text)).toBe(value);
  });

  it.each([
    ['#', claimWord],
    ['41', claimWord],
    ['#041', claimWord],
    ['=-1', lineWord],
    ['$1.5', moneyWord],
    ['@0', seatWord],
    ['1e3', wholeWord('units')],
  ])('refuse %s', (text, word) => {
    expect(word.read(text)).toBeUndefined();
  });

  it('know the ids of the board', () => {
    expect(segmentWord(board).read('denver--golden')).toBe('denver--golden');
    expect(townWord(board).read('salt-lake-city')).toBe('salt-lake-city');
    expect(columnWord(board).read('coal-denver')).toBe('coal-denver');
    for (const word of [segmentWord(board), townWord(board), columnWord(board)])
      expect(word.read('atlantis')).toBeUndefined();
  });

  it('write staff by role and number, and read back only what is so', () => {
    const state = aTable({ players: [{ staff: ['S', 'P', 'P'] }] });

    expect(staffText(state, 0, 2)).toBe('P3');
    expect(staffText(state, 0, 7)).toBe('?8');
    expect(staffWord(state, 0).read('P3')).toBe(2);
    for (const text of ['S3', 'P0', 'P4', 'P03', 'P', '?8'])
      expect(staffWord(state, 0).read(text)).toBeUndefined();
  });

  it('write seats from 1', () => {
    expect(seatText(0)).toBe('@1');
  });
});

describe('readWords', () => {
  const word = eitherWord(claimWord, fixedWord('deck', ['deck']));

  it('reads each word by its kind', () => {
    expect(readWords<[number | 'deck', number]>(['deck', '$3'], word, moneyWord)).toEqual({
      ok: true,
      value: ['deck', 3],
    });
  });

  it.each([
    ['a wrong word', ['pile'], 'claim or deck'],
    ['a missing word', [], 'claim or deck'],
    ['a word too many', ['#1', '#2'], 'words'],
  ])('names %s', (_, words, path) => {
    expect(readWords<[number | 'deck']>(words, word)).toMatchObject({ ok: false, problem: { path } });
  });

  it('reads lists and moves without words', () => {
    expect(readList(['#1', '#2'], claimWord)).toEqual({ ok: true, value: [1, 2] });
    expect(readList(['#1', 'x'], claimWord).ok).toBe(false);
    expect(noWords([], 'pass')).toEqual({ ok: true, value: 'pass' });
    expect(noWords(['now'], 'pass').ok).toBe(false);
  });
});
