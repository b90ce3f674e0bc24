import { TWO_DICE } from './figures.ts';

/** How a dispute can go for one side. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

const chanceOf = (total: number, bonus: number): number => TWO_DICE[total - bonus] ?? 0;

const chanceUpTo = (total: number, bonus: number): number =>
  TWO_DICE.reduce((sum, chance, dice) => (dice + bonus <= total ? sum + chance : sum), 0);

/** SV-5.2: two dice and the bonus each; the highest wins, equals tie. */
export const disputeOdds = (own: number, others: readonly number[]): Odds => {
  let win = 0;
  let atLeastTie = 0;
  for (let total = own + 2; total <= own + 12; total += 1) {
    const chance = chanceOf(total, own);
    win += chance * others.reduce((product, bonus) => product * chanceUpTo(total - 1, bonus), 1);
    atLeastTie += chance * others.reduce((product, bonus) => product * chanceUpTo(total, bonus), 1);
  }
  return { win, tie: atLeastTie - win, lose: 1 - atLeastTie };
};
