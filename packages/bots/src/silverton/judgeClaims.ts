import { choices, type Move } from '@roundhouse/engine/silverton';
import type { Reason } from '../bot.ts';
import { asIfSurveyed } from './imagine.ts';
import { outlookAfter, outlookOf } from './outlook.ts';
import { bearable, reserveOf, slackOf } from './purse.ts';
import { type Judge, type Ranked, ranking, type Table } from './rank.ts';
import { claimWorth, lineWorth } from './worth.ts';

type Prospectors = Extract<
  NonNullable<ReturnType<typeof choices>>,
  { readonly stage: 'claims' }
>['prospectors'];

/** Step 1: buy what pays, the best first; draw; leave the rest. */
export const judgeClaims: Judge = (table) => {
  const open = choices(table.board, table.state);
  if (open?.stage !== 'claims') return [];
  // A prospector on the deck has to draw before the step can end (SV-6.1).
  const mustDraw = open.prospectors.some(({ target }) => target.on === 'deck');
  return [
    ...open.prospectors.flatMap((each) => purchase(table, each)),
    ...(mustDraw ? [] : [ranking({ type: 'endClaims' }, 0)]),
  ];
};

const purchase = (
  table: Table,
  { staff, target, price, problem, slides }: Prospectors[number],
): readonly Ranked[] => {
  const { board, state, seat, weights } = table;
  if (target.on === 'deck') return [ranking({ type: 'drawFromDeck', staff }, 1_000)];
  const outlook = outlookAfter(outlookOf(board, state, seat, weights), asIfSurveyed(board, state, seat));
  const claim = target.on === 'claim' ? board.claims[target.claim] : undefined;
  const line = target.on === 'line' ? board.lines[target.line] : undefined;
  const worth =
    (claim === undefined ? 0 : claimWorth(outlook, claim)) +
    (line === undefined ? 0 : lineWorth(outlook, line));
  const slid = slides.map((pile): Ranked => {
    const move: Move = pile === null ? { type: 'slideLine', staff } : { type: 'slideLine', staff, pile };
    return ranking(move, 0.5);
  });
  if (problem !== null) return slid;
  const whole = price + (claim === undefined ? 0 : (outlook.reach.cost[claim.town] ?? 0));
  const gain = (worth - price) * bearable(slackOf(outlook), whole) - reserveOf(outlook) / 10;
  const reason: Reason = { term: 'worthItsPrice', value: worth - price, params: { price } };
  return [...slid, ranking({ type: 'buyCard', staff }, gain, reason)];
};

/** A drawn card: buy it or leave it to the table. */
export const judgeDrawn: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'drawn') return [];
  const claim = board.claims[open.claim];
  const leave = ranking({ type: 'leaveDrawn' }, 0);
  if (claim === undefined || open.problem !== null) return [leave];
  const outlook = outlookAfter(outlookOf(board, state, seat, weights), asIfSurveyed(board, state, seat));
  const gain =
    (claimWorth(outlook, claim) - claim.price) *
      bearable(slackOf(outlook), claim.price + (outlook.reach.cost[claim.town] ?? 0)) -
    reserveOf(outlook) / 10;
  return [
    leave,
    ranking({ type: 'buyDrawn' }, gain, {
      term: 'worthItsPrice',
      value: gain,
      params: { price: claim.price },
    }),
  ];
};
