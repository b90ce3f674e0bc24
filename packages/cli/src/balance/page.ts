import type { Section } from '@roundhouse/bots/arena';
import { element, escaped, text } from './markup.ts';
import { plotBars } from './plotBars.ts';
import { plotHexes } from './plotHexes.ts';
import { plotPaths } from './plotPaths.ts';

/** What the report was made from. */
export interface Setting {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  readonly matches: number;
  readonly seed: string;
  readonly thinking: string;
  readonly options: unknown;
}

const STYLE = `
:root { color-scheme: light dark; --page: light-dark(#f6f0e2, #14171a); --card: light-dark(#fffaf0, #1c2126);
  --ink: light-dark(#2a2018, #ede6d8); --soft: light-dark(#6b5d4d, #a79d8c); --rule: light-dark(#d8cbb0, #363d44);
  --bar: light-dark(#1d4e70, #7db6dd); --mark: light-dark(#9b3d1f, #ef9a72); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 78rem; background: var(--page); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { margin: 0 0 .25rem; font-size: 1.7rem; } h2 { margin: 0; font-size: 1.1rem; } p { margin: .2rem 0 .8rem; color: var(--soft); }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr)); gap: 1rem; grid-auto-flow: dense; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem 1.1rem; overflow-x: auto; }
section.wide { grid-column: 1 / -1; }
svg { display: block; width: 100%; height: auto; } section > svg { min-width: 28rem; } svg text { fill: var(--ink); font-size: 13px; }
.name { text-anchor: end; } .figure { fill: var(--soft) !important; } .bar { fill: var(--bar); opacity: .85; } .apart { fill: var(--mark); }
.whisker { stroke: var(--ink); fill: none; stroke-width: 1.4; } .fair { stroke: var(--mark); stroke-width: 1.6; stroke-dasharray: 5 4; }
.paths { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .8rem; } figure { margin: 0; }
figcaption { font-weight: 600; font-size: .9rem; } .grid { stroke: var(--rule); } .tick { font-size: 10px !important; fill: var(--soft) !important; }
.middle { text-anchor: middle; } .end { text-anchor: end; } .band { fill: var(--bar); opacity: .22; } .course { stroke: var(--bar); stroke-width: 2; fill: none; }
.land { fill: light-dark(#efe6d2, #252b31); stroke: var(--rule); stroke-width: .7; } .built { fill: var(--bar); }
.place { text-anchor: middle; font-weight: 700; font-size: 15px !important; paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
table { border-collapse: collapse; width: 100%; font-size: .86rem; } th, td { padding: .22rem .5rem; border-bottom: 1px solid var(--rule); text-align: left; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; } td.number, th.number { text-align: right; }
@media print { section { break-inside: avoid; } }`;

/** The whole report as one file: no script, nothing loaded from anywhere, light and dark. */
export const balancePage = (setting: Setting, sections: readonly Section[]): string => {
  const title = `Balance of ${setting.game}`;
  const { matches, players, bots, thinking, seed } = setting;
  const about = `${matches} matches, ${players} players, bots: ${bots}, ${thinking}, seed ${seed}${optionsText(setting.options)}. Whiskers are 95 % intervals; the dashed line is the fair share, and bars in the other colour are clearly apart from it.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>${text('p', about)}
<main>${sections.map(sectionMarkup).join('\n')}</main></body></html>
`;
};

/** Options in so far as there are any. */
const optionsText = (options: unknown): string => {
  const json = JSON.stringify(options);
  return json === '{}' ? '' : `, options ${json}`;
};

const sectionMarkup = (section: Section): string =>
  element(
    'section',
    { id: section.id, ...(section.kind === 'bars' ? {} : { class: 'wide' }) },
    text('h2', section.title) + text('p', section.note) + plotOf(section),
  );

const plotOf = (section: Section): string => {
  switch (section.kind) {
    case 'bars':
      return plotBars(section);
    case 'paths':
      return plotPaths(section);
    case 'hexes':
      return plotHexes(section);
    case 'sheet':
      return sheet(section);
  }
};

const sheet = ({ columns, rows }: Extract<Section, { readonly kind: 'sheet' }>): string => {
  const isNumber = (column: number): boolean => rows.some((row) => typeof row[column] === 'number');
  const cell = (name: 'td' | 'th', words: string | number, column: number): string =>
    text(name, words, isNumber(column) ? { class: 'number' } : {});
  const head = element('tr', {}, columns.map((words, column) => cell('th', words, column)).join(''));
  const body = rows.map((row) =>
    element('tr', {}, row.map((words, column) => cell('td', words, column)).join('')),
  );
  return element('table', {}, element('thead', {}, head) + element('tbody', {}, body.join('')));
};
