import { askPairs } from '../../effects/disputes/lines.ts';
import { bareMove } from '../shapes.ts';

/** SV-30.2.1: this player would have the line together with the other. */
export const agreeJoint = bareMove({
  type: 'agreeJoint',
  verb: 'agree-joint',
  reject: () => undefined,
  apply: (board, state) => {
    if (state.stage.kind !== 'jointOffer') return state;
    const { seat, pair, line, agreed, refused, letBe } = state.stage;
    return seat === pair[0]
      ? { ...state, stage: { ...state.stage, seat: pair[1] } }
      : askPairs(board, state, { line, agreed: [...agreed, pair], refused, letBe });
  },
});

export type AgreeJoint = Parameters<typeof agreeJoint.apply>[2];
