import { askAside } from '../../effects/disputes/segments.ts';
import { bareMove } from '../shapes.ts';

/** SV-5.1: the surveyor stays where it is and lets it come to a dispute. */
export const standFast = bareMove({
  type: 'standFast',
  verb: 'stand-fast',
  reject: () => undefined,
  apply: (board, state) => {
    if (state.stage.kind !== 'moveAside') return state;
    const { seat, segment, asked, letBe } = state.stage;
    return askAside(board, state, segment, { asked: [...asked, seat], letBe });
  },
});

export type StandFast = Parameters<typeof standFast.apply>[2];
