import { withPublicCash } from '../rules/publicCash.ts';
import { startCashOf } from '../rules/start.ts';
import type { State } from '../state.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** SV-14.5: nobody in debt but for fines, and what the bank paid is what the players gained. */
export function* moneyTrouble(state: State): Iterable<string> {
  const { players, options, bankPaid } = state;
  const held = sum(players.map(({ cash }) => cash));
  const due = players.length * startCashOf(options, players.length) + bankPaid;
  if (held !== due) yield `money is not conserved: ${held} held, ${due} due`;
  for (const [seat, { cash, owed }] of players.entries()) {
    if (!Number.isInteger(cash) || cash < 0) yield `seat ${seat} has $${cash}`;
    if (!Number.isInteger(owed) || owed < 0) yield `seat ${seat} owes $${owed}`;
  }
  if (withPublicCash(state) !== state) yield 'secret cash should be public';
}
