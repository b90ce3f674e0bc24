import { choices, isConnected, type Move } from '@roundhouse/engine/silverton';
import { operationOf } from './forecast.ts';
import { outlookOf } from './outlook.ts';
import { bearable, slackOf } from './purse.ts';
import { type Judge, ranking } from './rank.ts';
import { unitPrice } from './worth.ts';

/** Step 3: work what is likely to bring more than it costs, where the goods can leave in time. */
export const judgeOperating: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'operating') return [];
  const outlook = outlookOf(board, state, seat, weights);
  const slack = slackOf(outlook);
  const moves = open.claims.flatMap(({ claim: number, cost, firstTime }) => {
    const claim = board.claims[number];
    if (claim === undefined) return [];
    const connected = isConnected(board, outlook.player, claim.town);
    const missing = connected ? 0 : (outlook.reach.segments[claim.town] ?? 99);
    const late = missing > 2 || outlook.turnsLeft <= Math.ceil(missing / 2);
    const { units, survives } = operationOf(claim, firstTime);
    const gross = units * unitPrice(outlook, claim) * (late ? 0.2 : 1);
    const move: Move = { type: 'operate', claim: number };
    // A claim that may run dry is not worked for a pittance while the price is down.
    const caution = (1 - survives) * cost * 0.3;
    return [
      ranking(move, (gross - cost - caution) * (connected ? 1 : bearable(slack, cost)) - 1, {
        term: 'operationPays',
        value: gross - cost,
        params: { claim: number },
      }),
    ];
  });
  return [...moves, ranking({ type: 'endOperating' }, 0)];
};

/** Winter: set plows where they are likely to clear. */
export const judgePlows: Judge = ({ board, state }) => {
  const open = choices(board, state);
  if (open?.stage !== 'plows') return [];
  const moves = open.plows.flatMap(({ bonus, segments }) =>
    segments.map((segment) => {
      const length = board.segmentById.get(segment)?.length ?? 12;
      const chance = Math.max(0, Math.min(1, (7 + bonus - length) / 6));
      return ranking({ type: 'setPlow', bonus, segment }, chance - 0.05);
    }),
  );
  return [...moves, ranking({ type: 'endPlows' }, 0)];
};
