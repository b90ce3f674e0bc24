import type { RailroadIndex, State } from '@roundhouse/engine/continental-divide';

const LEAST = 10;
const MOST = 50;

/** One place of the stock value track. */
export interface TrackValue {
  readonly value: number;
  /** The railroad that has it. */
  readonly owner?: RailroadIndex;
  /** More than the player's cash. */
  readonly dear: boolean;
}

/** Stock values from 10 to 50, with those taken and those too dear for `cash` (CD-3.3, CD-3.4). */
export const valueTrack = ({ railroads }: Pick<State, 'railroads'>, cash: number): readonly TrackValue[] =>
  Array.from({ length: MOST - LEAST + 1 }, (_each, index) => {
    const value = LEAST + index;
    const owner = railroads.findIndex((railroad) => railroad.value === value);
    return { value, dear: value > cash, ...(owner < 0 ? {} : { owner }) };
  });
