import type { Rejection, Seat } from '../../../kernel/index.ts';
import { spaceOfLine } from '../effects/lines.ts';
import { playerAt } from '../effects/money.ts';
import type { Pair } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board, LineNumber, PassengerLine } from '../types.ts';
import { type JointLength, jointLineLength } from './jointRoutes.ts';
import { lineLength } from './routes.ts';
import { isWinter } from './turn.ts';

/** SV-30.2: what is added to the length of a pair's route when it competes. */
export const PAIR_HANDICAP = 2;

/** Who owns a line: nobody, one seat, or two partners. */
export const ownersOf = (state: State, line: LineNumber): readonly Seat[] =>
  state.jointLines.find((joint) => joint.line === line)?.partners ??
  state.players.flatMap(({ lines }, seat) => (lines.includes(line) ? [seat] : []));

/** Length of the seat's own route, in winter free of snow (SV-4.8, SV-5.11); `undefined` if there is none. */
export const ownRoute = (board: Board, state: State, seat: Seat, line: PassengerLine): number | undefined =>
  lineLength(board, playerAt(state, seat), line, { snowFree: isWinter(board, state) });

/** The route two players have only together, using the track of both (SV-30.2.1, SV-30.2.2). */
export const pairRoute = (
  board: Board,
  state: State,
  [first, second]: Pair,
  line: PassengerLine,
): JointLength | undefined => {
  const joint = jointLineLength(board, [playerAt(state, first), playerAt(state, second)], line, {
    snowFree: isWinter(board, state),
  });
  return joint?.shares.every((share) => share > 0) ? joint : undefined;
};

/** SV-14.2, SV-30.2.3: the length the owner or owners defend with, snow or not. */
export const defenders = (board: Board, state: State, line: PassengerLine): number => {
  const [first, second] = ownersOf(state, line.number);
  if (first === undefined) return Number.POSITIVE_INFINITY;
  const any = { snowFree: false };
  if (second === undefined)
    return lineLength(board, playerAt(state, first), line, any) ?? Number.POSITIVE_INFINITY;
  const joint = jointLineLength(board, [playerAt(state, first), playerAt(state, second)], line, any);
  return (joint?.total ?? Number.POSITIVE_INFINITY) + PAIR_HANDICAP;
};

/** SV-30.2.2: what each of a pair pays: by share of the distance, the first rounded up to $10. */
export const pairPrices = (
  { price }: PassengerLine,
  { total, shares }: JointLength,
): readonly [number, number] => {
  const first = Math.min(price, Math.ceil((price * shares[0]) / total / 10) * 10);
  return [first, price - first];
};

/** The pairs `seat` could form with others who do not own the line, in turn order. */
const pairsWith = (state: State, seat: Seat, line: PassengerLine): readonly Pair[] => {
  if (!state.options.optionalRules.includes('jointLines')) return [];
  const owners = ownersOf(state, line.number);
  const place = state.order.indexOf(seat);
  return state.order.flatMap((other, index): readonly Pair[] => {
    if (other === seat || owners.includes(other)) return [];
    return [index < place ? [other, seat] : [seat, other]];
  });
};

/** Why a prospector of `seat` may not go on a passenger line: to take, slide, steal or end it. */
export const rejectLine = (
  board: Board,
  state: State,
  seat: Seat,
  line: PassengerLine,
): Rejection | undefined => {
  const owners = ownersOf(state, line.number);
  const params = { line: line.number };
  if (owners.length === 0)
    return spaceOfLine(state, line.number) === undefined
      ? { rule: 'SV-4.8', code: 'place/notFaceUp', params }
      : rejectTaking(board, state, seat, line);
  if (!owners.includes(seat)) return rejectStealing(board, state, seat, line);
  return owners.length === 2
    ? rejectEnding(board, state, seat, line)
    : { rule: 'SV-4.8', code: 'place/ownLine', params };
};

const rejectTaking = (board: Board, state: State, seat: Seat, line: PassengerLine): Rejection | undefined => {
  if (ownRoute(board, state, seat, line) !== undefined) return undefined;
  if (state.options.optionalRules.includes('slidingLines') && line.class !== 'C') return undefined;
  if (pairsWith(state, seat, line).some((pair) => pairRoute(board, state, pair, line) !== undefined))
    return undefined;
  return { rule: 'SV-4.8', ...withoutRoute(board, state, seat, line) };
};

/** No route at all, or none in this season. */
const withoutRoute = (
  board: Board,
  state: State,
  seat: Seat,
  line: PassengerLine,
): Omit<Rejection, 'rule'> => {
  const any = lineLength(board, playerAt(state, seat), line, { snowFree: false });
  return {
    code: any === undefined ? 'place/noRoute' : 'place/snowedIn',
    params: { line: line.number },
  };
};

/** SV-4.9: only over a strictly shorter route, alone or as a pair, and with the price in cash (SV-4.14). */
const rejectStealing = (
  board: Board,
  state: State,
  seat: Seat,
  line: PassengerLine,
): Rejection | undefined => {
  const params = { line: line.number };
  const own = ownRoute(board, state, seat, line);
  const theirs = defenders(board, state, line);
  const prices = pairsWith(state, seat, line).flatMap((pair) => {
    const joint = pairRoute(board, state, pair, line);
    if (joint === undefined || joint.total + PAIR_HANDICAP >= theirs) return [];
    return pairPrices(line, joint)[pair.indexOf(seat)] ?? [];
  });
  if (own !== undefined && own < theirs) prices.push(line.price);
  if (prices.length === 0)
    return own === undefined
      ? { rule: 'SV-4.9', ...withoutRoute(board, state, seat, line) }
      : { rule: 'SV-4.9', code: 'place/notShorter', params: { ...params, own, theirs } };
  const price = Math.min(...prices);
  return playerAt(state, seat).cash < price
    ? { rule: 'SV-4.14', code: 'place/cannotAffordSteal', params: { ...params, price } }
    : undefined;
};

/** SV-30.2.5: a partner with a whole own route and the full price may call the end of a joint line. */
export const rejectEnding = (
  board: Board,
  state: State,
  seat: Seat,
  line: PassengerLine,
): Rejection | undefined => {
  const params = { line: line.number };
  if (ownRoute(board, state, seat, line) === undefined)
    return { rule: 'SV-30.2.5', code: 'place/noWholeRoute', params };
  return playerAt(state, seat).cash < line.price
    ? { rule: 'SV-30.2.5', code: 'place/cannotAffordEnd', params: { ...params, price: line.price } }
    : undefined;
};
