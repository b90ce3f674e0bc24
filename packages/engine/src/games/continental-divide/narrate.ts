import type { Seat } from '../../kernel/index.ts';
import { REGIONS } from './data/pack.ts';
import type { MatchEvent } from './events.ts';
import { payoutOf } from './rules/dividends.ts';
import { surveyLine } from './rules/line.ts';
import { lineStartOf } from './rules/lineChecks.ts';
import { isSoldOut, leastPriceOf } from './rules/stock.ts';
import { standings } from './scoring.ts';
import { currentSeat, railroadAt } from './state.ts';
import type { Board, BuildLine, BuyShares, HexIndex, Move, Railroad, StartRailroad, State } from './types.ts';

/** A move with the states around it. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
}

/** What happened, in the order it happened. */
export const narrate = (board: Board, { before, move, after }: Step): readonly MatchEvent[] => {
  const seat = currentSeat(before);
  switch (move.type) {
    case 'dealOrder':
      return [{ type: 'orderDealt', order: move.order }, turnBegan(after)];
    case 'startRailroad':
      return [started(board, move, seat)];
    case 'buyShares':
      return bought(board, move, { before, after, seat });
    case 'skipStock':
      return [{ type: 'stockSkipped', seat }];
    case 'buildLine':
      return built(board, move, before);
    case 'endTurn':
      return ended(board, before, after);
    case 'takeOrderCard':
      return taken(before, after, move.card);
  }
};

const turnBegan = ({ turn, order }: State): MatchEvent => ({ type: 'turnBegan', turn, order });

const started = (board: Board, move: StartRailroad, seat: Seat): MatchEvent => {
  const { railroad, hex, shares, value } = move;
  const city = board.pack.startingCities.find((each) => each.hexes.includes(hex))?.name ?? '';
  return { type: 'railroadStarted', seat, railroad, hex, city, shares, value };
};

const bought = (
  board: Board,
  { railroad, count, payment }: BuyShares,
  { before, after, seat }: { readonly before: State; readonly after: State; readonly seat: Seat },
): readonly MatchEvent[] => {
  const index = board.railroadIndexOf.get(railroad) ?? -1;
  const least = count * leastPriceOf(railroadAt(before, index));
  const event: MatchEvent = { type: 'sharesBought', seat, railroad, count, payment, least };
  return isSoldOut(railroadAt(after, index)) ? [event, { type: 'soldOut', railroad }] : [event];
};

const built = (board: Board, move: BuildLine, before: State): readonly MatchEvent[] => {
  const line = lineStartOf(board, move);
  const railroad = railroadAt(before, line.railroad);
  const { hexes, cost, progress } = surveyLine(board, before, line, move.length);
  const event: MatchEvent = {
    type: 'lineBuilt',
    seat: currentSeat(before),
    railroad: move.railroad,
    from: move.from,
    direction: move.direction,
    hexes: hexes.map((hex) => idOf(board, hex)),
    cost,
    income: progress.income - railroad.income,
    cubes: progress.cubes,
  };
  return [
    event,
    ...hexes.flatMap((_hex, index) => featsAt(board, railroad, { hexes, index, id: move.railroad })),
  ];
};

/** What the line's hex number `index` is the first of for the railroad. */
const featsAt = (
  board: Board,
  railroad: Railroad,
  { hexes, index, id }: { readonly hexes: readonly HexIndex[]; readonly index: number; readonly id: string },
): readonly MatchEvent[] => {
  const hex = hexes[index] ?? -1;
  const { cubesOnCentral, cubesOnWestern, divideIncomeBonus } = board.pack.rules;
  const isFirst = (is: (hex: HexIndex) => boolean): boolean =>
    is(hex) && !hexes.slice(0, index).some(is) && !railroad.track.some(is);
  const at = { railroad: id, hex: idOf(board, hex) };
  const events: MatchEvent[] = [];
  for (const [region, cubes] of [
    [1, cubesOnCentral],
    [2, cubesOnWestern],
  ] as const)
    if (isFirst((each) => board.region[each] === region))
      events.push({ type: 'regionEntered', ...at, region: REGIONS[region], cubes });
  if (isFirst((each) => board.westOfDivide[each] === true))
    events.push({ type: 'divideCrossed', ...at, income: divideIncomeBonus });
  const port = board.pack.ports[board.port[hex] ?? -1];
  if (port !== undefined)
    events.push({ type: 'portReached', ...at, port: port.name, victoryPoints: port.victoryPoints });
  return events;
};

const ended = (board: Board, before: State, after: State): readonly MatchEvent[] => {
  const done: MatchEvent = { type: 'playerTurnEnded', seat: currentSeat(before) };
  if (after.phase === 'stock') return [done];
  const paid = before.railroads.flatMap((railroad, index): MatchEvent[] =>
    railroad.income === 0
      ? []
      : [
          {
            type: 'dividendsPaid',
            railroad: board.railroadIds[index] ?? '',
            income: railroad.income,
            ...payoutOf(railroad),
          },
        ],
  );
  const over: readonly MatchEvent[] =
    after.phase === 'over' ? [{ type: 'gameOver', standings: standings(board, after) }] : [];
  return [done, ...paid, { type: 'turnEnded', turn: before.turn }, ...over];
};

const taken = (before: State, after: State, card: number): readonly MatchEvent[] => {
  const event: MatchEvent = { type: 'orderTaken', seat: currentSeat(before), card, given: false };
  if (after.phase === 'order') return [event];
  const first = before.order[0] ?? -1;
  const left = after.order.indexOf(first) + 1;
  return [event, { type: 'orderTaken', seat: first, card: left, given: true }, turnBegan(after)];
};

const idOf = (board: Board, hex: HexIndex): string => board.hexIds[hex] ?? '';
