import { readFileSync } from 'node:fs';

const BOOKS: Readonly<Record<string, string>> = { CD: 'continental-divide', SV: 'silverton' };

interface RuleInWords {
  /** Of the chapter: `Building track`. */
  readonly title: string;
  readonly text: string;
}

/** What docs/rules says under a rule's number; `undefined` for a rule of a game without such a book. */
export const ruleInWords = (rule: string): RuleInWords | undefined => {
  const book = BOOKS[rule.slice(0, 2)];
  if (book === undefined) return undefined;
  const url = new URL(`../../../docs/rules/${book}.en.md`, import.meta.url);
  const lines = readFileSync(url, 'utf8').split('\n');
  const after = (start: string): string | undefined =>
    lines.find((line) => line.startsWith(start))?.slice(start.length);
  const title = after(`## ${rule.split('.')[0]} `);
  const text = after(`- **${rule}** `);
  return title === undefined || text === undefined ? undefined : { title, text };
};
