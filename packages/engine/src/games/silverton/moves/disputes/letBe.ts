import { askSpecial } from '../../effects/disputes/segments.ts';
import { bareMove } from '../shapes.ts';

/** SV-5.6: this player does not ask for a special dispute. */
export const letBe = bareMove({
  type: 'letBe',
  verb: 'let-be',
  reject: () => undefined,
  apply: (_, state) => {
    if (state.stage.kind !== 'callSpecial') return state;
    const { seat, segments, asked, letBe: before } = state.stage;
    return askSpecial(state, segments, { asked: [...asked, seat], letBe: before });
  },
});

export type LetBe = Parameters<typeof letBe.apply>[2];
