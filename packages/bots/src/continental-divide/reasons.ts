import {
  type Board,
  dividendOf,
  type Move,
  type Railroad,
  type State,
  shareWorthOf,
} from '@roundhouse/engine/continental-divide';
import type { Reason } from '../bot.ts';
import { expectedPoints } from './evaluate.ts';
import type { Weights } from './weights.ts';

/** Why a move was played, in the terms the evaluation saw, weightiest first. Values are victory points. */
export const reasonsFor = (
  board: Board,
  { before, move, after }: { readonly before: State; readonly move: Move; readonly after: State },
  seat: number,
  weights: Weights,
): readonly Reason[] => {
  const index = 'railroad' in move ? board.railroadIds.indexOf(move.railroad) : -1;
  const was = before.railroads[index];
  const is = after.railroads[index];
  const own = was === undefined || is === undefined ? [] : changesOf(board, was, is, seat);
  return [...own, ...rivalsLose(board, before, after, { seat, weights })].sort((a, b) => b.value - a.value);
};

const FEATS = ['central', 'western', 'divide', 'port', 'soldOut'] as const;

const changesOf = (board: Board, was: Railroad, is: Railroad, seat: number): readonly Reason[] => {
  const held = is.shares[seat] ?? 0;
  const bought = held - (was.shares[seat] ?? 0);
  const feats = { was: shareWorthOf(board, was), is: shareWorthOf(board, is) };
  const reasons: Reason[] = FEATS.flatMap((feat) => {
    const gain = feats.is[feat] - feats.was[feat];
    return gain > 0 ? [{ term: `feat.${feat}`, value: gain * held, params: { gain, shares: held } }] : [];
  });
  const [from, to] = [dividendOf(was), dividendOf(is)];
  if (to > from && was.issued > 0)
    reasons.push({
      term: 'dividendRises',
      value: (to - from) * held * 0.2,
      params: { from, to, shares: held },
    });
  if (bought > 0)
    reasons.push({ term: 'sharesGained', value: bought, params: { shares: bought, worth: feats.is.total } });
  if (is.track.length > was.track.length && was.issued > 0)
    reasons.push({ term: 'trackBuilt', value: 0.1, params: { hexes: is.track.length - was.track.length } });
  return reasons;
};

/** The move costs the strongest rival more than a point of prospects. */
const rivalsLose = (
  board: Board,
  before: State,
  after: State,
  { seat, weights }: { readonly seat: number; readonly weights: Weights },
): readonly Reason[] => {
  const was = expectedPoints(board, before, weights);
  const is = expectedPoints(board, after, weights);
  const worst = was
    .map((points, other) => ({ other, loss: other === seat ? 0 : points - (is[other] ?? 0) }))
    .sort((a, b) => b.loss - a.loss)[0];
  if (worst === undefined || worst.loss < 1) return [];
  return [{ term: 'rivalSetBack', value: worst.loss * weights.rival, params: { seat: worst.other } }];
};
