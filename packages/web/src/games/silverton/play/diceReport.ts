import type { LogEntry } from '../../../match/host.ts';
import { isMatchEvent } from '../describe/describeEvent.ts';
import { TWO_DICE } from './figures.ts';
import { diceIn } from './scenes.ts';

/** How often something fell, and how often it was to be expected. */
interface Tally {
  readonly figure: number;
  readonly fell: number;
  readonly expected: number;
}

export interface DiceReport {
  readonly dice: number;
  readonly faces: readonly Tally[];
  readonly throws: number;
  /** Totals of two dice thrown together. */
  readonly totals: readonly Tally[];
  /** How likely fair dice stray at least as far from an even count of faces; `undefined` with too few throws. */
  readonly chance: number | undefined;
}

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Below this the count of faces says nothing. */
const ENOUGH = 30;

/** Everything that fell in some moves. */
export const diceReport = (log: readonly LogEntry[]): DiceReport => {
  const throws = log.flatMap(({ events }) =>
    events.filter(isMatchEvent).flatMap((event) => {
      const dice = diceIn(event);
      return dice.length === 0 ? [] : [dice];
    }),
  );
  const dice = throws.flat();
  const pairs = throws.filter(({ length }) => length === 2).map(([one = 0, other = 0]) => one + other);
  const faces = FACES.map((figure) => ({
    figure,
    fell: dice.filter((die) => die === figure).length,
    expected: dice.length / 6,
  }));
  const totals = TOTALS.map((figure) => ({
    figure,
    fell: pairs.filter((total) => total === figure).length,
    expected: pairs.length * (TWO_DICE[figure] ?? 0),
  }));
  return {
    dice: dice.length,
    faces,
    throws: pairs.length,
    totals,
    chance: dice.length < ENOUGH ? undefined : chanceOfStraying(faces),
  };
};

/** The chi-square test of six even faces: the tail of the distribution with five degrees of freedom. */
const chanceOfStraying = (faces: readonly Tally[]): number => {
  const strayed = faces.reduce((sum, { fell, expected }) => sum + (fell - expected) ** 2 / expected, 0);
  const density = Math.sqrt((2 * strayed) / Math.PI) * Math.exp(-strayed / 2);
  return Math.min(1, erfc(Math.sqrt(strayed / 2)) + density * (1 + strayed / 3));
};

/** The complementary error function for x ≥ 0, to seven digits (Abramowitz and Stegun 7.1.26). */
const erfc = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * x);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
};
