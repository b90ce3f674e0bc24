import { playerAt } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { claimsPlace } from '../../rules/prospecting.ts';
import { activeSeat } from '../../rules/turn.ts';
import { bareMove } from '../shapes.ts';

/** SV-6.1: the rest is declined. From the deck a card must be drawn. */
export const endClaims = bareMove({
  type: 'endClaims',
  verb: 'end-claims',
  reject: (_, state) =>
    playerAt(state, activeSeat(state)).staff.some((member) => claimsPlace(member)?.at === 'deck')
      ? { rule: 'SV-6.1', code: 'endClaims/mustDraw' }
      : undefined,
  apply: (_, state) => {
    const seat = activeSeat(state);
    const home = playerAt(state, seat).staff.reduce(
      (before, member, staff) =>
        claimsPlace(member) === undefined ? before : sendHome(before, { seat, staff }),
      state,
    );
    return { ...home, stage: { kind: 'track' } };
  },
});

export type EndClaims = Parameters<typeof endClaims.apply>[2];
