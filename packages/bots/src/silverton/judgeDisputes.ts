import { choices } from '@roundhouse/engine/silverton';
import { outlookOf } from './outlook.ts';
import { type Judge, ranking } from './rank.ts';
import { lineWorth } from './worth.ts';

/** A twin at the same price is as good without a fight (SV-5.1). */
export const judgeMovingAside: Judge = ({ board, state }) => {
  const open = choices(board, state);
  if (open?.stage !== 'moveAside') return [];
  return [
    ...open.aside.map((segment) => ranking({ type: 'moveAside', segment }, 10)),
    ranking({ type: 'standFast' }, 0),
  ];
};

/** A special dispute is worth asking for with the better surveyor (SV-5.6). */
export const judgeSpecial: Judge = ({ state, seat }) => {
  const bonus = (of: number): number =>
    Math.max(
      0,
      ...(state.players[of]?.staff ?? [])
        .filter(({ place }) => place.at === 'segment')
        .map((each) => each.bonus),
    );
  const rivals = Math.max(...state.players.map((_player, other) => (other === seat ? 0 : bonus(other))));
  return [ranking({ type: 'letBe' }, 0), ranking({ type: 'callDispute' }, 5 * (bonus(seat) - rivals) - 2)];
};

/** Half an income for part of the price (SV-30.2). */
export const judgeJoint: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'jointOffer') return [];
  const line = board.lines[open.line];
  const own = open.prices[open.pair.indexOf(seat)] ?? 0;
  const outlook = outlookOf(board, state, seat, weights);
  const half = line === undefined ? 0 : (line.income / 2) * (outlook.turnsLeft - 1);
  const alone = line === undefined ? 0 : lineWorth(outlook, line) - line.price;
  return [
    ranking({ type: 'agreeJoint' }, half - own, {
      term: 'lineIncome',
      value: half,
      params: { line: open.line },
    }),
    ranking({ type: 'refuseJoint' }, Math.max(0, alone * 0.4)),
  ];
};
