import { integer, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { claimText, claimWord, readWords, thenRead } from '../../notation.ts';
import type { State } from '../../state.ts';
import type { Board, ClaimNumber } from '../../types.ts';

/**
 * Chance turns up one of the first eight claims (SV-2.4). An event turned up now goes back without effect,
 * so every claim of the deck is as likely and events do not appear.
 */
export interface TurnUpClaim {
  readonly type: 'turnUpClaim';
  readonly claim: ClaimNumber;
}

export const turnUpClaim: MoveRule<Board, State, TurnUpClaim> = {
  type: 'turnUpClaim',
  verb: 'turn-up',
  decode: object<TurnUpClaim>({
    type: oneOf(['turnUpClaim']),
    claim: integer(1),
  }),
  options: (_, { deck }) => deck.map((claim) => ({ type: 'turnUpClaim', claim })),
  reject: (_, { deck }, { claim }) =>
    deck.includes(claim) ? undefined : { rule: 'SV-2.4', code: 'turnUpClaim/notInDeck', params: { claim } },
  apply: (_, state, { claim }) => ({
    ...state,
    deck: state.deck.filter((other) => other !== claim),
    display: [...state.display, claim],
  }),
  format: (_, __, { claim }) => [claimText(claim)],
  parse: (_, __, words) =>
    thenRead(
      readWords<[ClaimNumber]>(words, claimWord),
      ([claim]): TurnUpClaim => ({ type: 'turnUpClaim', claim }),
    ),
};
