import type { Rejection, Seat } from '../../../../kernel/index.ts';
import type { Talk } from '../../rules/bargains.ts';
import { type Deal, dealOf } from '../../rules/deal.ts';
import { cashProblem, dealProblem } from '../../rules/dealProblem.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { TradeStage } from '../../stages.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { bundleOf, type Terms, waresOf } from './wares.ts';

/** The deal that a speaker's terms mean; `undefined` if they name what is not on this board. */
export const dealIn = (board: Board, state: State, talk: Talk, terms: Terms): Deal | undefined => {
  const gives = bundleOf(board, terms.gives);
  const gets = bundleOf(board, terms.gets);
  if (gives === undefined || gets === undefined) return undefined;
  return dealOf(activeSeat(state), talk.partner, { speaker: talk.speaker, gives, gets });
};

/** A deal in the words of `speaker`. */
export const termsOf = (board: Board, { active, gives, gets }: Deal, speaker: Seat): Terms => {
  const [own, other] = speaker === active ? [gives, gets] : [gets, gives];
  return { gives: waresOf(board, own), gets: waresOf(board, other) };
};

/**
 * Why terms cannot be named. Of the other side's purse only what everybody knows is asked: a refusal must
 * not tell how much secret cash somebody has (SV-1.2).
 */
export const termsProblem = (board: Board, state: State, talk: Talk, terms: Terms): Rejection | undefined => {
  const deal = dealIn(board, state, talk, terms);
  if (deal === undefined) return { rule: 'SV-6.4', code: 'deal/unknown' };
  const problem = dealProblem(board, state, deal);
  if (problem !== undefined) return problem;
  const { active, partner } = deal;
  return (
    cashProblem(state, deal, { payer: active, knower: talk.speaker }) ??
    cashProblem(state, deal, { payer: partner, knower: talk.speaker })
  );
};

/** `state` with terms on the table that `answers` has to answer. */
export const withTerms = (state: State, { gives, gets, partner }: Deal, answer: Answer): State => {
  const stage: TradeStage = { kind: 'offered', partner, gives, gets, ...answer };
  return { ...state, stage };
};

interface Answer {
  readonly answers: Seat;
  readonly counters: number;
}
