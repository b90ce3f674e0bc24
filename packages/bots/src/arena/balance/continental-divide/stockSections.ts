import { meanOf, rounded } from '../../statistics.ts';
import type { Section } from '../section.ts';
import { countBars, percentBar, spanOf } from '../shares.ts';
import type { CdFacts, RailroadFacts } from './facts.ts';

/** Stock values are told in steps of five. */
const STEP = 5;

/** How railroads are started: value, issue, turn, and what became of the shares. */
export const stockSections = (matches: readonly CdFacts[]): readonly Section[] => {
  const railroads = matches.flatMap((match) => match.railroads);
  const paid = matches.reduce((sum, match) => sum + match.paid, 0);
  const overpaid = matches.reduce((sum, match) => sum + match.overpaid, 0);
  return [
    {
      kind: 'bars',
      id: 'startTurns',
      title: 'Turn in which railroads are started',
      note: 'Share of all railroads.',
      unit: '%',
      bars: countBars(
        spanOf([1, 8]),
        railroads.map(({ turn }) => turn),
      ),
    },
    {
      kind: 'bars',
      id: 'values',
      title: 'Stock values',
      note: `Share of all railroads. For later shares players pay ${rounded((100 * overpaid) / Math.max(1, paid), 1)} % more than they have to.`,
      unit: '%',
      bars: brackets().map((from) =>
        percentBar(bracketName(from), within(railroads, from).length, railroads.length),
      ),
    },
    {
      kind: 'bars',
      id: 'issues',
      title: 'Shares issued',
      note: 'Share of all railroads.',
      unit: '%',
      bars: countBars(
        spanOf([3, 10]),
        railroads.map(({ issued }) => issued),
      ),
    },
    {
      kind: 'sheet',
      id: 'worthByValue',
      title: 'What becomes of a share, by stock value',
      note: 'Shares sold of those issued, and victory points of a share at the end.',
      columns: [
        'stock value',
        'railroads',
        'issued',
        '% sold',
        '% sold out',
        'points a share',
        'points for $10',
      ],
      rows: brackets().map((from) => worthRow(bracketName(from), within(railroads, from))),
    },
    {
      kind: 'sheet',
      id: 'worthByIssue',
      title: 'What becomes of a share, by issue',
      note: 'As before, by the number of shares a railroad issues.',
      columns: ['issue', 'railroads', 'issued', '% sold', '% sold out', 'points a share', 'points for $10'],
      rows: spanOf([3, 10]).map((issue) =>
        worthRow(
          `${issue}`,
          railroads.filter(({ issued }) => issued === issue),
        ),
      ),
    },
  ];
};

const brackets = (): readonly number[] => Array.from({ length: 9 }, (_, step) => 10 + STEP * step);
const bracketName = (from: number): string => (from === 50 ? '50' : `${from}-${from + STEP - 1}`);
const within = (railroads: readonly RailroadFacts[], from: number): readonly RailroadFacts[] =>
  railroads.filter(({ value }) => value >= from && value < from + STEP);

const worthRow = (name: string, railroads: readonly RailroadFacts[]): readonly (string | number)[] => {
  if (railroads.length === 0) return [name, 0, ...Array<string>(5).fill('–')];
  const issued = railroads.reduce((sum, railroad) => sum + railroad.issued, 0);
  const sold = railroads.reduce((sum, railroad) => sum + railroad.sold, 0);
  return [
    name,
    railroads.length,
    rounded(meanOf(railroads.map((railroad) => railroad.issued)), 1),
    percentBar('', sold, issued).value,
    percentBar('', railroads.filter(({ soldOut }) => soldOut).length, railroads.length).value,
    rounded(meanOf(railroads.map(({ worth }) => worth)), 2),
    rounded(meanOf(railroads.map(({ worth, value }) => (10 * worth) / value)), 2),
  ];
};
