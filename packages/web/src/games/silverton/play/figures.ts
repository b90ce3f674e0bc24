import { type Board, type Claim, columnFor, priceOf, type State } from '@roundhouse/engine/silverton';

type Priced = Pick<State, 'prices'>;

/** The best price a claim's goods bring today, and where; `undefined` if nowhere. */
const bestPrice = (
  board: Board,
  view: Priced,
  { commodity }: Pick<Claim, 'commodity'>,
): { readonly price: number; readonly city: number } | undefined => {
  const offers = board.towns
    .filter(({ market }) => market)
    .flatMap(({ index: city }) => {
      const column = columnFor(board, view, { commodity, city });
      return column === undefined ? [] : [{ price: priceOf(column, view), city }];
    });
  return offers.toSorted((one, other) => other.price - one.price)[0];
};

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

/** Chances of a total of two dice, by the total. */
export const TWO_DICE: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36);

/** How likely two dice total more than this. */
export const chanceAbove = (figure: number): number =>
  TWO_DICE.reduce((sum, chance, total) => (total > figure ? sum + chance : sum), 0);

/** What working a claim brings on average: one die + 6 the first time, two dice later (SV-6.3). */
export const expectedUnits = ({ yields }: Pick<Claim, 'yields'>, firstTime: boolean): number => {
  const unitsAt = (total: number): number => Math.max(0, yields[total] ?? 0);
  if (firstTime) return mean([7, 8, 9, 10, 11, 12].map(unitsAt));
  return TWO_DICE.reduce((sum, chance, total) => sum + chance * unitsAt(total), 0);
};

/** How likely the next working depletes the claim. */
export const depletionChance = ({ yields }: Pick<Claim, 'yields'>, firstTime: boolean): number => {
  const totals = firstTime ? [7, 8, 9, 10, 11, 12] : TWO_DICE.map((_, total) => total);
  return totals.reduce((sum, total) => {
    const chance = firstTime ? 1 / 6 : (TWO_DICE[total] ?? 0);
    return (yields[total] ?? 0) < 0 ? sum + chance : sum;
  }, 0);
};

/** What the first working is worth at today's best price, rounded to tens. */
export const firstWorth = (board: Board, view: Priced, claim: Claim): number => {
  const price = bestPrice(board, view, claim)?.price ?? 0;
  return Math.round((expectedUnits(claim, true) * price) / 10) * 10;
};
