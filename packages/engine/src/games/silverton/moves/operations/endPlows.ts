import { bareMove } from '../shapes.ts';

/** SV-12.2: all plows are assigned; now a die is rolled for each. */
export const endPlows = bareMove({
  type: 'endPlows',
  verb: 'end-plows',
  reject: () => undefined,
  apply: (_, state) =>
    state.stage.kind === 'plows' ? { ...state, stage: { kind: 'plowRoll', set: state.stage.set } } : state,
});

export type EndPlows = Parameters<typeof endPlows.apply>[2];
