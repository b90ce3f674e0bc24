import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRulebook, type Rule } from './parse.ts';
import { searched } from './search.ts';

const read = (file: string) =>
  parseRulebook(readFileSync(new URL(`../../../../docs/rules/${file}.md`, import.meta.url), 'utf8'));
const rulesOf = (file: string): readonly Rule[] =>
  read(file).chapters.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'rule' ? [part] : [])));

describe('the rule book', () => {
  it.each(['continental-divide', 'silverton'])('has the same numbers in both languages: %s', (game) => {
    const ids = rulesOf(`${game}.en`).map(({ id }) => id);
    expect(rulesOf(`${game}.fr`).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(30);
  });

  it.each(['continental-divide', 'silverton'])('points only to rules that exist: %s', (game) => {
    const book = read(`${game}.en`);
    const known = new Set([
      ...book.chapters.map(({ id }) => id),
      ...rulesOf(`${game}.en`).map(({ id }) => id),
    ]);
    const cited = rulesOf(`${game}.en`).flatMap(({ spans }) =>
      spans.flatMap(({ look, text }) => (look === 'rule' ? [text] : [])),
    );
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
    expect(cited.length).toBeGreaterThan(3);
  });

  it('marks rulings and nothing else', () => {
    const [rule] = rulesOf('continental-divide.en').filter(({ id }) => id === 'CD-1.3');
    const ruling = rule?.spans
      .filter((span) => span.ruling)
      .map(({ text }) => text)
      .join('');
    expect(ruling).toBe('[Ruling: everything is public, cash included.]');
    expect(rule?.spans[0]?.ruling).toBe(false);
  });

  it('reads tables', () => {
    const tables = read('silverton.en').chapters.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'table' ? [part] : [])),
    );
    expect(tables[0]?.head[0]).toBe('Seat');
    expect(tables[0]?.rows.every((row) => row.length === tables[0]?.head.length)).toBe(true);
  });

  it('finds words whatever their accents, case and spaces', () => {
    const book = read('continental-divide.fr');
    expect(searched(book, '')).toBe(book.chapters);
    expect(searched(book, 'xyzzy')).toEqual([]);
    expect(searched(book, 'CD-4.6').flatMap(({ parts }) => parts)).toHaveLength(1);
    const rules = (query: string) => searched(book, query).flatMap(({ parts }) => parts);
    expect(rules('REGION').length).toBeGreaterThan(1);
    expect(rules('REGION')).toEqual(rules('région'));
  });

  it('finds money written with unbreakable spaces', () => {
    expect(searched(read('silverton.fr'), '10 000 $').length).toBeGreaterThan(0);
  });
});
