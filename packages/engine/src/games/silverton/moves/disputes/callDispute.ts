import { rollSpecial } from '../../effects/disputes/segments.ts';
import { bareMove } from '../shapes.ts';

/** SV-5.6: a special dispute is asked for, which binds all concerned. */
export const callDispute = bareMove({
  type: 'callDispute',
  verb: 'call-dispute',
  reject: () => undefined,
  apply: (_, state) =>
    state.stage.kind === 'callSpecial' ? rollSpecial(state, state.stage.segments, state.stage.letBe) : state,
});

export type CallDispute = Parameters<typeof callDispute.apply>[2];
