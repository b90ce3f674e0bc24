import { askPairs } from '../../effects/disputes/lines.ts';
import { bareMove } from '../shapes.ts';

/** SV-30.2.1: this player would not have the line together with the other. */
export const refuseJoint = bareMove({
  type: 'refuseJoint',
  verb: 'refuse-joint',
  reject: () => undefined,
  apply: (board, state) => {
    if (state.stage.kind !== 'jointOffer') return state;
    const { pair, line, agreed, refused, letBe } = state.stage;
    return askPairs(board, state, { line, agreed, refused: [...refused, pair], letBe });
  },
});

export type RefuseJoint = Parameters<typeof refuseJoint.apply>[2];
