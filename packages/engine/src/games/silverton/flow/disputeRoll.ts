import { takeRight } from '../effects/disputes/lines.ts';
import { settleEnd, settleSteal } from '../effects/disputes/steals.ts';
import { sendHome, sendToJail, withStaff } from '../effects/staff.ts';
import type { Contender, Stage } from '../stages.ts';
import type { StaffRef, State } from '../state.ts';
import type { Board } from '../types.ts';

type DisputeRoll = Extract<Stage, { readonly kind: 'disputeRoll' }>;

/** SV-5.2: the next contender rolls; after the last one the dispute is settled. */
export const resolveDisputeRoll = (board: Board, state: State, dice: readonly number[]): State => {
  if (state.stage.kind !== 'disputeRoll') return state;
  const { stage } = state;
  const next = stage.contenders.findIndex((contender) => contender.dice.length === 0);
  const contenders = stage.contenders.map((each, place) => (place === next ? { ...each, dice } : each));
  if (contenders.some((contender) => contender.dice.length === 0))
    return { ...state, stage: { ...stage, contenders } };
  const settled: State = { ...state, stage: { kind: 'disputes', letBe: stage.letBe } };
  return settle(board, settled, { ...stage, contenders });
};

const settle = (board: Board, state: State, { prize, contenders }: DisputeRoll): State => {
  if (prize.over === 'steal') return settleSteal(state, prize.line, contenders);
  if (prize.over === 'end') return settleEnd(board, state, prize.line, contenders);
  const best = Math.max(...contenders.map(totalOf));
  const top = contenders.filter((contender) => totalOf(contender) === best);
  const [winner, tied] = top;
  const beaten = contenders.filter((contender) => !top.includes(contender));
  const left = beaten.reduce((now, contender) => forEachStaff(now, contender, leaveBeaten(contender)), state);
  if (winner === undefined) return left;
  if (tied !== undefined)
    return top.reduce((now, contender) => forEachStaff(now, contender, stayTied(contender)), left);
  const won = forEachStaff(left, winner, standWinner(winner));
  return prize.over === 'line' ? takeRight(board, won, prize, winner) : won;
};

const rolled = ({ dice }: Contender): number => dice.reduce((sum, die) => sum + die, 0);
const totalOf = (contender: Contender): number => rolled(contender) + contender.bonus;

/** SV-5.5: before bonuses. */
const isNaturalTwo = (contender: Contender): boolean => rolled(contender) === 2;

type Fate = (state: State, ref: StaffRef) => State;

const forEachStaff = (state: State, { staff }: Contender, fate: Fate): State => staff.reduce(fate, state);

/** SV-5.3, SV-5.10. */
const leaveBeaten = (contender: Contender): Fate => (isNaturalTwo(contender) ? sendToJail : sendHome);

/** SV-5.4, SV-5.10: the tied stay until next turn, but for those who go to jail. */
const stayTied = (contender: Contender): Fate =>
  isNaturalTwo(contender)
    ? sendToJail
    : (state, ref) => withStaff(state, ref, (member) => ({ ...member, held: true }));

/** SV-5.2, SV-5.5: the right is won, and stands even with a natural 2. */
const standWinner =
  (contender: Contender): Fate =>
  (state, ref) =>
    withStaff(state, ref, (member) => ({
      ...member,
      wonDispute: true,
      ...(isNaturalTwo(contender) ? { sentenced: true } : {}),
    }));
