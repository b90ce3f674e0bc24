import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleIds } from './testing/ruleIds.ts';

const here = new URL('.', import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, here), 'utf8') }));
const idsIn = (text: string): readonly string[] => [...text.matchAll(/SV-\d+(?:\.\d+)+/g)].map(([id]) => id);

/** Names of tests, and the rows that fill in their names, begin with the ids they test. */
const tested = new Set(
  sources
    .filter(({ file }) => file.endsWith('.test.ts') && !file.endsWith('ruleCoverage.test.ts'))
    .flatMap(({ text }) =>
      [...text.matchAll(/(?<!rule: )'(SV-\d+(?:\.\d+)+ ?)+/g)].flatMap(([name]) => idsIn(name)),
    ),
);

describe('rule ids', () => {
  it('are 142 from SV-1.1 to SV-30.7.1', () => {
    expect(ruleIds.size).toBe(142);
    expect(ruleIds.has('SV-1.1') && ruleIds.has('SV-30.7.1')).toBe(true);
  });

  it.each([...ruleIds])('%s names a test', (id) => {
    expect(tested).toContain(id);
  });

  it('exist, wherever the code cites one', () => {
    expect(sources.flatMap(({ text }) => idsIn(text)).filter((id) => !ruleIds.has(id))).toEqual([]);
  });
});
