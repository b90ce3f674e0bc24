import type { State } from './types.ts';

/** Everything is public, cash included (CD-1.3): all viewers see the same. */
export interface View extends State {}

/** Field by field all the same, so that a field added to the state is not shown by accident. */
export const view = (state: State): View => ({
  phase: state.phase,
  turn: state.turn,
  order: state.order,
  position: state.position,
  cash: state.cash,
  railroads: state.railroads,
  cubes: state.cubes,
  linesBuilt: state.linesBuilt,
  cards: state.cards,
  paidByBank: state.paidByBank,
});

/** Nothing is hidden, so the view is the state. */
export const resample = (seen: View): State => view(seen);
