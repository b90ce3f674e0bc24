import { readFileSync } from 'node:fs';

const RULES = new URL('../../../../../../docs/rules/silverton.en.md', import.meta.url);

/** Every rule id of the rules as we publish them. */
export const ruleIds: ReadonlySet<string> = new Set(
  [...readFileSync(RULES, 'utf8').matchAll(/^- \*\*(SV-\d+(?:\.\d+)+)\*\*/gm)].map(([, id]) => id ?? ''),
);
