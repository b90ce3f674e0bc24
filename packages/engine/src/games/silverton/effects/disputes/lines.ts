import {
  lineContenders,
  pairSide,
  prospectorsOnLine,
  type Side,
  seatsOf,
  soloSide,
} from '../../rules/contests.ts';
import { defenders, ownersOf, pairPrices, pairRoute } from '../../rules/lineRights.ts';
import { isSlider } from '../../rules/prospecting.ts';
import type { Contender, Pair, Stage } from '../../stages.ts';
import type { StaffRef, State } from '../../state.ts';
import type { Board, LineNumber } from '../../types.ts';
import { freeSpace, liftLine, lineAt, spaceOfLine } from '../lines.ts';
import { pay, playerAt } from '../money.ts';
import { raiseBonus } from '../raiseBonus.ts';
import { sendHome } from '../staff.ts';
import { trySteal } from './steals.ts';

type JointOffer = Extract<Stage, { readonly kind: 'jointOffer' }>;
type Offers = Pick<JointOffer, 'line' | 'agreed' | 'refused' | 'letBe'>;

/** Prospectors who compete for a line; a partner's stands there to end it, which is another matter. */
const rivalsOn = (state: State, line: LineNumber): readonly StaffRef[] => {
  const owners = ownersOf(state, line);
  return prospectorsOnLine(state, line).filter(({ seat }) => !owners.includes(seat));
};

/** Whether a side is good enough: a route, shorter than the owners' where it is a steal; or a slider. */
const isEntitled = (board: Board, state: State, { staff, length }: Side, line: LineNumber): boolean => {
  const [first] = staff;
  if (ownersOf(state, line).length > 0)
    return length !== undefined && length < defenders(board, state, lineAt(board, line));
  return length !== undefined || (first !== undefined && isSlider(board, state, first.seat, line));
};

/** Whether anything about a line has to be settled in phase 3. */
export const isUnsettled = (board: Board, state: State, line: LineNumber): boolean => {
  const rivals = rivalsOn(state, line);
  if (ownersOf(state, line).length > 0) return rivals.length > 0;
  return (
    rivals.length > 1 ||
    rivals.some((ref) => !isEntitled(board, state, soloSide(board, state, ref, line), line))
  );
};

/** SV-30.2.1: the next pair that could buy or steal together is asked; with none left the line is contested. */
export const askPairs = (board: Board, state: State, offers: Offers): State => {
  const pair = nextPair(board, state, offers);
  return pair === undefined
    ? contest(board, state, offers)
    : { ...state, stage: { kind: 'jointOffer', seat: pair[0], pair, ...offers } };
};

const nextPair = (board: Board, state: State, { line, agreed, refused }: Offers): Pair | undefined => {
  if (!state.options.optionalRules.includes('jointLines')) return undefined;
  const seats = rivalsOn(state, line)
    .map(({ seat }) => seat)
    .filter((seat) => !agreed.some((pair) => pair.includes(seat)));
  const pairs = seats.flatMap((first, place) =>
    seats.slice(place + 1).map((second): Pair => [first, second]),
  );
  return pairs.find(
    (pair) =>
      !refused.some(([first, second]) => first === pair[0] && second === pair[1]) &&
      pairSide(board, state, pair, line).length !== undefined &&
      isEntitled(board, state, pairSide(board, state, pair, line), line),
  );
};

/** Whoever is entitled competes, the others go home; a side without rivals has the right at once. */
const contest = (board: Board, state: State, { line, agreed, letBe }: Offers): State => {
  const pairs = agreed.map((pair) => pairSide(board, state, pair, line));
  const singles = rivalsOn(state, line)
    .filter(({ seat }) => !agreed.some((pair) => pair.includes(seat)))
    .map((ref) => soloSide(board, state, ref, line));
  const lost = singles.filter((side) => !isEntitled(board, state, side, line));
  const sides = [...pairs, ...singles.filter((side) => !lost.includes(side))];
  const cleared: State = {
    ...lost.flatMap(({ staff }) => staff).reduce(sendHome, state),
    stage: { kind: 'disputes', letBe },
  };
  const contenders = lineContenders(cleared, inOrder(cleared, sides));
  const [alone, rival] = contenders;
  if (alone === undefined) return cleared;
  return rival === undefined
    ? takeRight(board, cleared, { over: 'line', line }, alone)
    : { ...cleared, stage: { kind: 'disputeRoll', prize: { over: 'line', line }, contenders, letBe } };
};

const inOrder = ({ order }: State, sides: readonly Side[]): readonly Side[] => {
  const placeOf = (side: Side): number => order.indexOf(seatsOf(side)[0] ?? -1);
  return sides.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** What follows when one side has the right to a line: a pair buys at once, a thief tries, others wait. */
export const takeRight = (
  board: Board,
  state: State,
  { line }: { readonly over: 'line'; readonly line: LineNumber },
  side: Contender,
): State => {
  if (ownersOf(state, line).length > 0) return trySteal(board, state, line, side);
  const [first, second] = side.seats;
  return first === undefined || second === undefined
    ? state
    : buyTogether(board, state, line, [first, second]);
};

/** SV-30.2, SV-30.2.2: both pay by their share and own the line together; if one cannot, both go home. */
const buyTogether = (board: Board, state: State, line: LineNumber, pair: Pair): State => {
  const card = lineAt(board, line);
  const joint = pairRoute(board, state, pair, card);
  const refs = prospectorsOnLine(state, line).filter(({ seat }) => pair.includes(seat));
  const prices = joint === undefined ? undefined : pairPrices(card, joint);
  if (prices === undefined || pair.some((seat, place) => playerAt(state, seat).cash < (prices[place] ?? 0)))
    return refs.reduce(sendHome, state);
  const paid = pair.reduce((now, seat, place) => pay(now, seat, prices[place] ?? 0), state);
  const space = spaceOfLine(state, line);
  const bought = { ...liftLine(paid, line), jointLines: [...paid.jointLines, { line, partners: pair }] };
  const freed = space === undefined ? bought : freeSpace(bought, { takenBy: pair[0], ...space });
  return refs.reduce((now, ref) => sendHome(raiseBonus(now, ref), ref), freed);
};
