/** A run of text with one look. */
export interface Span {
  readonly text: string;
  readonly look: 'plain' | 'strong' | 'emphasis' | 'rule';
  /** Part of a ruling of ours, where the printed rules are silent. */
  readonly ruling: boolean;
}

export interface Rule {
  readonly kind: 'rule';
  readonly id: string;
  readonly spans: readonly Span[];
}

interface RuleTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly (Rule | RuleTable)[];
}

export interface Rulebook {
  readonly title: string;
  readonly lead: readonly Span[];
  readonly chapters: readonly Chapter[];
}

const RULE_ID = /\b[A-Z]{2}-\d+(?:\.\d+)*/;

/** Reads the numbered rules out of the Markdown they are kept in (docs/rules). */
export const parseRulebook = (markdown: string): Rulebook => {
  const [opening = '', ...sections] = markdown.split(/^## /m);
  const [title = '', ...lead] = lines(opening);
  return {
    title: title.replace(/^# /, ''),
    lead: spansOf(lead.join(' ')),
    chapters: sections.map(chapterOf),
  };
};

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const chapterOf = (section: string): Chapter => {
  const [heading = '', ...body] = lines(section);
  const [, id = '', title = ''] = /^(\S+) (.*)$/.exec(heading) ?? [];
  const parts: (Rule | RuleTable)[] = [];
  let rows: string[] = [];
  for (const line of [...body, '']) {
    if (line.startsWith('|')) {
      rows.push(line);
      continue;
    }
    if (rows.length > 0) parts.push(tableOf(rows));
    rows = [];
    const rule = /^- \*\*([^*]+)\*\* (.*)$/.exec(line);
    if (rule?.[1] !== undefined) parts.push({ kind: 'rule', id: rule[1], spans: spansOf(rule[2] ?? '') });
  }
  return { id, title, parts };
};

const tableOf = (rows: readonly string[]): RuleTable => {
  const [head = [], ...body] = rows
    .filter((row) => !/^\|[-| :]+\|$/.test(row))
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return { kind: 'table', head, rows: body };
};

/** Emphasis, links to other rules, and rulings in square brackets (which stay in the text). */
const spansOf = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let depth = 0;
  const tokens = text.split(new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\\[|\\]|${RULE_ID.source})`));
  for (const token of tokens) {
    if (token === '') continue;
    if (token === '[') depth += 1;
    spans.push({ ...lookOf(token), ruling: depth > 0 });
    if (token === ']') depth -= 1;
  }
  return spans;
};

const lookOf = (token: string): Pick<Span, 'text' | 'look'> => {
  if (token.startsWith('**')) return { text: token.slice(2, -2), look: 'strong' };
  if (token.startsWith('*') && token.endsWith('*') && token.length > 2)
    return { text: token.slice(1, -1), look: 'emphasis' };
  return { text: token, look: RULE_ID.test(token) && !token.includes(' ') ? 'rule' : 'plain' };
};
