import { columns } from './columns.ts';
import { counted } from './counted.ts';
import { GRADES } from './describe/silvertonWords.ts';
import type { SoloEnding } from './soloEnding.ts';
import type { Outcome } from './tally.ts';

/** One graded match as the tally sees it. */
interface SoloOutcome extends SoloEnding {
  readonly bot: string;
  readonly score: number;
  readonly moves: number;
}

/** The matches as played alone and graded; `undefined` unless all of them are. */
export const soloOutcomes = (outcomes: readonly Outcome[]): readonly SoloOutcome[] | undefined => {
  const graded = outcomes.flatMap(({ names: [bot = ''], standings: [standing], moves, ending }) =>
    ending === undefined ? [] : [{ ...ending, bot, score: standing?.score ?? 0, moves }],
  );
  return graded.length === outcomes.length ? graded : undefined;
};

export interface SoloFare {
  readonly name: string;
  readonly played: number;
  /** How often each grade came up, best first. */
  readonly grades: Readonly<Record<string, number>>;
  readonly medianTurn: number;
  readonly meanScore: number;
}

interface SoloTally {
  readonly matches: number;
  readonly moves: number;
  readonly byBot: readonly SoloFare[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Of an even number, the mean of the two in the middle. */
const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return sum(middle) / middle.length;
};

const fareOf = (name: string, outcomes: readonly SoloOutcome[]): SoloFare => ({
  name,
  played: outcomes.length,
  grades: Object.fromEntries(
    Object.keys(GRADES).map((grade) => [grade, outcomes.filter((each) => each.grade === grade).length]),
  ),
  medianTurn: median(outcomes.map(({ turn }) => turn)),
  meanScore: Number((sum(outcomes.map(({ score }) => score)) / outcomes.length).toFixed(3)),
});

/** How bots fared alone: by grades, for whoever plays alone is always first. */
export const soloTallyOf = (outcomes: readonly SoloOutcome[]): SoloTally => ({
  matches: outcomes.length,
  moves: sum(outcomes.map(({ moves }) => moves)),
  byBot: [...new Set(outcomes.map(({ bot }) => bot))].map((name) =>
    fareOf(
      name,
      outcomes.filter(({ bot }) => bot === name),
    ),
  ),
});

/** A line for every bot, and below it how often each grade came up. */
export const soloTallyLines = ({ moves, byBot }: SoloTally): readonly string[] => [
  `${counted(moves, 'move')}; every move legal, every state approved by the referee`,
  '',
  ...columns([
    ['bot', 'played', 'median turn', 'mean score'],
    ...byBot.map(({ name, played, medianTurn, meanScore }) => [name, played, medianTurn, meanScore]),
  ]),
  '',
  ...gradeLines(byBot),
];

/** How often each grade came up, a column for every bot. */
export const gradeLines = (fares: readonly Pick<SoloFare, 'name' | 'grades'>[]): readonly string[] =>
  columns([
    ['grade', ...fares.map(({ name }) => name)],
    ...Object.entries(GRADES).map(([grade, words]) => [
      words,
      ...fares.map(({ grades }) => grades[grade] ?? 0),
    ]),
  ]);
