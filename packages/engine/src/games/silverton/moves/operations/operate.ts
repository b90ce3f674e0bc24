import { integer, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { claimAt, ownedClaim } from '../../effects/claims.ts';
import { pay, playerAt } from '../../effects/money.ts';
import { claimText, claimWord, readWords, thenRead } from '../../notation.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board, ClaimNumber } from '../../types.ts';

/** SV-6.3: pays for working a claim; the dice follow when all is paid. */
export interface Operate {
  readonly type: 'operate';
  readonly claim: ClaimNumber;
}

const working = ({ stage }: State): readonly ClaimNumber[] =>
  stage.kind === 'operating' ? stage.working : [];

export const operate: MoveRule<Board, State, Operate> = {
  type: 'operate',
  verb: 'operate',
  decode: object<Operate>({ type: oneOf(['operate']), claim: integer(1) }),
  *options(board, state) {
    for (const { claim } of playerAt(state, activeSeat(state)).claims) {
      const move: Operate = { type: 'operate', claim };
      if (operate.reject(board, state, move) === undefined) yield move;
    }
  },
  reject: (board, state, { claim }) => {
    const seat = activeSeat(state);
    const own = ownedClaim(state, seat, claim);
    const params = { claim };
    if (own === undefined) return { rule: 'SV-6.3', code: 'operate/notYours', params };
    if (own.depleted) return { rule: 'SV-6.3', code: 'operate/depleted', params };
    if (own.operatedTurn === state.turn || working(state).includes(claim))
      return { rule: 'SV-6.3', code: 'operate/twice', params };
    const { cash } = playerAt(state, seat);
    const { operatingCost: cost } = claimAt(board, claim);
    return cash < cost
      ? { rule: 'SV-14.5', code: 'operate/cannotAfford', params: { ...params, cost, cash } }
      : undefined;
  },
  apply: (board, state, { claim }) => ({
    ...pay(state, activeSeat(state), claimAt(board, claim).operatingCost),
    stage: { kind: 'operating', working: [...working(state), claim] },
  }),
  format: (_, __, { claim }) => [claimText(claim)],
  parse: (_, __, words) =>
    thenRead(readWords<[ClaimNumber]>(words, claimWord), ([claim]): Operate => ({ type: 'operate', claim })),
};
