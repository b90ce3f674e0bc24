import type { Seat } from '../../../../kernel/index.ts';
import {
  defenders,
  ownersOf,
  ownRoute,
  PAIR_HANDICAP,
  pairPrices,
  pairRoute,
  rejectEnding,
} from '../../rules/lineRights.ts';
import { lineLength } from '../../rules/routes.ts';
import type { Contender, Prize, Stage } from '../../stages.ts';
import type { StaffRef, State } from '../../state.ts';
import type { Board, LineNumber, PassengerLine } from '../../types.ts';
import { disownLine, lineAt, returnLine } from '../lines.ts';
import { pay, playerAt, withPlayer } from '../money.ts';
import { raiseBonus } from '../raiseBonus.ts';
import { sendHome, sendToJail, staffAt, withStaff } from '../staff.ts';

type DisputeRoll = Extract<Stage, { readonly kind: 'disputeRoll' }>;

const letBeOf = ({ stage }: State): DisputeRoll['letBe'] => ('letBe' in stage ? stage.letBe : []);

const rolling = (state: State, prize: Prize, contenders: readonly Contender[]): State => ({
  ...state,
  stage: { kind: 'disputeRoll', prize, contenders, letBe: letBeOf(state) },
});

/** What a thief pays, each of a pair by share (SV-30.2.2), and how long the route counts. */
const attempt = (
  board: Board,
  state: State,
  line: PassengerLine,
  [first, second]: readonly Seat[],
): { readonly length: number; readonly prices: readonly number[] } | undefined => {
  if (first === undefined) return undefined;
  if (second === undefined) {
    const length = ownRoute(board, state, first, line);
    return length === undefined ? undefined : { length, prices: [line.price] };
  }
  const joint = pairRoute(board, state, [first, second], line);
  return joint === undefined
    ? undefined
    : { length: joint.total + PAIR_HANDICAP, prices: pairPrices(line, joint) };
};

/** SV-5.8, SV-5.12: the thief pays the bank and both roll; who can no longer pay goes home. */
export const trySteal = (board: Board, state: State, line: LineNumber, thief: Contender): State => {
  const card = lineAt(board, line);
  const owners = ownersOf(state, line);
  const tried = attempt(board, state, card, thief.seats);
  const lead = tried === undefined ? 0 : defenders(board, state, card) - tried.length;
  const short = thief.seats.some((seat, place) => playerAt(state, seat).cash < (tried?.prices[place] ?? 0));
  if (tried === undefined || short) return thief.staff.reduce(sendHome, state);
  const paid = thief.seats.reduce((now, seat, place) => pay(now, seat, tried.prices[place] ?? 0), state);
  return rolling(paid, { over: 'steal', line }, [
    { ...thief, bonus: lead, dice: [] },
    { seats: owners, staff: [], bonus: 0, dice: [] },
  ]);
};

/** SV-30.2, SV-30.2.5: a partner pays the full price, and the two roll for the whole line. */
export const tryEnd = (board: Board, state: State, line: LineNumber, caller: StaffRef): State => {
  const card = lineAt(board, line);
  const partner = ownersOf(state, line).find((seat) => seat !== caller.seat);
  if (partner === undefined || rejectEnding(board, state, caller.seat, card) !== undefined)
    return sendHome(state, caller);
  const own = ownRoute(board, state, caller.seat, card);
  const theirs = ownRoute(board, state, partner, card);
  const lead = own === undefined || theirs === undefined ? 0 : theirs - own;
  return rolling(pay(state, caller.seat, card.price), { over: 'end', line }, [
    {
      seats: [caller.seat],
      staff: [caller],
      bonus: staffAt(state, caller).bonus + Math.max(0, lead),
      dice: [],
    },
    { seats: [partner], staff: [], bonus: Math.max(0, -lead), dice: [] },
  ]);
};

const rolled = ({ dice }: Contender): number => dice.reduce((sum, die) => sum + die, 0);

/** The challenger's staff come home, richer by a bonus if they won (SV-30.7.1), or go to jail (SV-5.5). */
const leave = (state: State, challenger: Contender, won: boolean): State =>
  challenger.staff.reduce((now, ref) => {
    const raised = won
      ? raiseBonus(
          withStaff(now, ref, (each) => ({ ...each, wonDispute: true })),
          ref,
        )
      : now;
    return rolled(challenger) === 2 ? sendToJail(raised, ref) : sendHome(raised, ref);
  }, state);

/** The line changes hands, wholly; two new owners hold it together. */
const bestow = (state: State, line: LineNumber, [first, second]: readonly Seat[]): State => {
  const free = disownLine(state, line);
  if (first === undefined) return free;
  return second === undefined
    ? withPlayer(free, first, (player) => ({ ...player, lines: [...player.lines, line] }))
    : { ...free, jointLines: [...free.jointLines, { line, partners: [first, second] }] };
};

/** SV-5.8: only a strictly higher total takes the card. */
export const settleSteal = (state: State, line: LineNumber, [thief, owner]: readonly Contender[]): State => {
  if (thief === undefined || owner === undefined) return state;
  const won = rolled(thief) + thief.bonus > rolled(owner) + owner.bonus;
  const left = leave(state, thief, won);
  return won ? bestow(left, line, thief.seats) : left;
};

/** SV-30.2.5: a tie changes nothing; a winner without a whole route of their own returns the card. */
export const settleEnd = (
  board: Board,
  state: State,
  line: LineNumber,
  [caller, partner]: readonly Contender[],
): State => {
  if (caller === undefined || partner === undefined) return state;
  const lead = rolled(caller) + caller.bonus - rolled(partner) - partner.bonus;
  const left = leave(state, caller, lead > 0);
  if (lead === 0) return left;
  const { seats } = lead > 0 ? caller : partner;
  const owned = bestow(left, line, seats);
  const hasRoute = seats.every(
    (seat) =>
      lineLength(board, playerAt(owned, seat), lineAt(board, line), { snowFree: false }) !== undefined,
  );
  return hasRoute ? owned : returnLine(owned, line);
};
