import type { State } from '../state.ts';
import type { Column } from '../types.ts';

/** A column's marker moves up (+) or down (-); it stops next to the shaded boxes (SV-7.1). */
export const movePrice = (state: State, { index, openFrom, openTo }: Column, boxes: number): State => {
  const box = Math.min(openTo, Math.max(openFrom, (state.prices[index] ?? -1) + boxes));
  return { ...state, prices: state.prices.with(index, box) };
};
