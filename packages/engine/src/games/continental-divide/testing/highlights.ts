import { HEX_DIRECTION_INDICES, HEX_DIRECTIONS, type Step } from '../../../kernel/index.ts';
import { narrate } from '../narrate.ts';
import { railroadsIn } from '../rules/hexes.ts';
import { rejectLine } from '../rules/lineChecks.ts';
import { railroadsToBuildFor } from '../rules/openLines.ts';
import { isSoldOut, isStarted } from '../rules/stock.ts';
import { shareWorthOf, standings } from '../scoring.ts';
import { currentSeat, railroadAt, sharesOf } from '../state.ts';
import type { Board, Move, State } from '../types.ts';

/** What a recorded match shows, in set phrases, so that a test can say what the recordings must show. */
export const highlightsOf = (board: Board, steps: readonly Step<State, Move>[]): ReadonlySet<string> => {
  const last = steps.at(-1)?.after;
  return new Set([
    ...steps.map(({ move }) => `move ${move.type}`),
    ...steps.flatMap((step) => portsReached(board, step)),
    ...steps.flatMap(({ after }) => [...refusalsIn(board, after)]),
    ...tiedBuilders(board, steps),
    ...(last === undefined ? [] : endOf(board, last)),
  ]);
};

const portsReached = (board: Board, step: Step<State, Move>): readonly string[] =>
  narrate(board, step).flatMap((event) => (event.type === 'portReached' ? [`port ${event.port}`] : []));

/** Full hexes, taken ports and missing cubes that the current player's railroads stand before. */
function* refusalsIn(board: Board, state: State): Iterable<string> {
  if (state.phase !== 'build') return;
  for (const railroad of railroadsToBuildFor(state))
    for (const from of railroadAt(state, railroad).track)
      for (const direction of HEX_DIRECTION_INDICES) {
        const rejection = rejectLine(board, state, {
          type: 'buildLine',
          railroad: board.railroadIds[railroad] ?? '',
          from: board.hexIds[from] ?? '',
          direction: HEX_DIRECTIONS[direction] ?? 'E',
          length: 1,
        });
        if (rejection !== undefined) yield `refused ${rejection.code}`;
      }
}

/** Two seats with equally many shares who built for the same railroad in the same turn (CD-4.2). */
const tiedBuilders = (board: Board, steps: readonly Step<State, Move>[]): readonly string[] => {
  const builders = new Map<string, number>();
  return steps.flatMap(({ before, move }) => {
    if (move.type !== 'buildLine') return [];
    const key = `${before.turn} ${move.railroad}`;
    const other = builders.get(key);
    const seat = currentSeat(before);
    builders.set(key, seat);
    const railroad = railroadAt(before, board.railroadIndexOf.get(move.railroad) ?? -1);
    const tied = other !== undefined && sharesOf(railroad, other) === sharesOf(railroad, seat);
    return tied ? ['tied builders'] : [];
  });
};

/** What the final position shows. */
const endOf = (board: Board, state: State): readonly string[] => {
  const winners = standings(board, state).filter(({ rank }) => rank === 1);
  const worths = state.railroads.filter(isStarted).map((railroad) => shareWorthOf(board, railroad));
  const scored = (['central', 'western', 'divide', 'port', 'soldOut'] as const).filter((feat) =>
    worths.some((worth) => worth[feat] > 0),
  );
  return [
    `${state.cash.length} players`,
    ...scored.map((feat) => `scored ${feat}`),
    ...worths.map(({ total }) => `a share worth ${total}`),
    ...(winners.length > 1 ? ['shared win'] : ['sole win']),
    ...(state.railroads.some(isSoldOut) ? ['no unsold shares'] : []),
    ...(state.railroads.every(isStarted) ? ['eight railroads'] : []),
    ...(state.railroads.some(({ issued, cubes }) => issued > 0 && cubes === 0) ? ['cubes ran out'] : []),
    ...(state.cubes.some((_cubes, hex) => railroadsIn(state, hex) === 3) ? ['full hex'] : []),
  ];
};
