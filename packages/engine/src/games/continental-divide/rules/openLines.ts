import { HEX_DIRECTION_INDICES, type Rng } from '../../../kernel/index.ts';
import { currentSeat, railroadAt } from '../state.ts';
import type { Board, RailroadIndex, State } from '../types.ts';
import { type LineStart, reachOf } from './line.ts';
import { hasMajority } from './stock.ts';

/** A line that can be built now, at its longest; every shorter one from the same start can be built too. */
export interface OpenLine extends LineStart {
  readonly reach: number;
}

/** Railroads the current player may still build for in this player-turn (CD-4.1, CD-4.2). */
export const railroadsToBuildFor = (state: State): readonly RailroadIndex[] => {
  const seat = currentSeat(state);
  const found: RailroadIndex[] = [];
  for (const [index, railroad] of state.railroads.entries())
    if (!state.linesBuilt.includes(index) && hasMajority(railroad, seat)) found.push(index);
  return found;
};

/** Every start and direction from which the current player can build something now. */
export function* openLines(board: Board, state: State): Iterable<OpenLine> {
  for (const railroad of railroadsToBuildFor(state))
    for (const from of railroadAt(state, railroad).track)
      for (const direction of HEX_DIRECTION_INDICES) {
        const reach = reachOf(board, state, { railroad, from, direction });
        if (reach > 0) yield { railroad, from, direction, reach };
      }
}

/** One open line at random: the first at or after a random place, so that few need to be walked. */
export const someOpenLine = (board: Board, state: State, rng: Rng): OpenLine | undefined => {
  const railroads = railroadsToBuildFor(state);
  const first = railroads.length === 0 ? 0 : rng.below(railroads.length);
  for (let offset = 0; offset < railroads.length; offset += 1) {
    const railroad = railroads[(first + offset) % railroads.length] ?? -1;
    const line = someLineOf(board, state, { railroad, rng });
    if (line !== undefined) return line;
  }
  return undefined;
};

const someLineOf = (
  board: Board,
  state: State,
  { railroad, rng }: { readonly railroad: RailroadIndex; readonly rng: Rng },
): OpenLine | undefined => {
  const { track } = railroadAt(state, railroad);
  const starts = 6 * track.length;
  const first = rng.below(starts);
  for (let offset = 0; offset < starts; offset += 1) {
    const start = (first + offset) % starts;
    const line = { railroad, from: track[Math.floor(start / 6)] ?? -1, direction: start % 6 };
    const reach = reachOf(board, state, line);
    if (reach > 0) return { ...line, reach };
  }
  return undefined;
};
