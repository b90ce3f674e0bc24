import { type Board, choices, type Move, type State } from '@roundhouse/engine/continental-divide';

/** How much of the money left over a buyer may add on top of the least price, as shares of it. */
const OVERPAYMENTS = [0, 0.35, 0.7, 1] as const;

/** Issues worth a look: few proud shares, many cheap ones, and between. */
const ISSUES = [4, 5, 6, 8, 10] as const;

/** The decisions worth a look in the present position, out of what may be tens of thousands. */
export const candidates = (board: Board, state: State): readonly Move[] => {
  const open = choices(board, state);
  switch (open.phase) {
    case 'stock':
      return [{ type: 'skipStock' }, ...purchases(open.cash, open.buy), ...starts(open.start)];
    case 'build':
      return [
        { type: 'endTurn' },
        ...open.lines.flatMap(({ railroad, from, direction, reach }) =>
          Array.from(
            { length: reach },
            (_, index): Move => ({ type: 'buildLine', railroad, from, direction, length: index + 1 }),
          ),
        ),
      ];
    case 'order':
      return open.cards.map((card): Move => ({ type: 'takeOrderCard', card }));
    default:
      return [];
  }
};

type Stock = Extract<ReturnType<typeof choices>, { readonly phase: 'stock' }>;

/** Every number of shares, at the least price and with some money on top for the treasury. */
const purchases = (cash: number, buy: Stock['buy']): readonly Move[] =>
  buy.flatMap(({ railroad, most, leastPrice }) =>
    Array.from({ length: most }, (_, index) => index + 1).flatMap((count) => {
      const left = cash - count * leastPrice;
      const payments = new Set(OVERPAYMENTS.map((part) => count * leastPrice + Math.floor(left * part)));
      return [...payments].map((payment): Move => ({ type: 'buyShares', railroad, count, payment }));
    }),
  );

/** Unstarted railroads are alike, so only the first; values from cheap to dear in growing steps. */
const starts = ({ railroads: [railroad], hexes, values }: Stock['start']): readonly Move[] => {
  if (railroad === undefined) return [];
  const tried = values.filter(
    (value, index) => index % 4 === 0 || value <= 14 || index === values.length - 1,
  );
  return hexes.flatMap((hex) =>
    ISSUES.flatMap((shares) =>
      tried.map((value): Move => ({ type: 'startRailroad', railroad, hex, shares, value })),
    ),
  );
};
