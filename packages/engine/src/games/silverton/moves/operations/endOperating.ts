import { bareMove } from '../shapes.ts';

/** SV-6.3: no more claims are paid for; now the dice are rolled for each. */
export const endOperating = bareMove({
  type: 'endOperating',
  verb: 'end-operating',
  reject: () => undefined,
  apply: (_, state) =>
    state.stage.kind === 'operating'
      ? { ...state, stage: { kind: 'operationRoll', working: state.stage.working } }
      : state,
});

export type EndOperating = Parameters<typeof endOperating.apply>[2];
