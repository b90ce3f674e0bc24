import { claimAt } from '../effects/claims.ts';
import type { MatchEvent } from '../events/index.ts';
import type { Roll } from '../moves/roll.ts';
import { marketSum } from '../rules/market.ts';
import { toldDisputeRoll } from './disputes.ts';
import { type Scene, segmentId, staffInLog } from './teller.ts';

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** What the dice were thrown for, and what they said. */
export const toldRoll = (scene: Scene, { dice }: Roll): readonly MatchEvent[] => {
  const { before, active } = scene;
  const { stage } = before;
  switch (stage.kind) {
    case 'disputeRoll':
      return toldDisputeRoll(scene, stage, dice);
    case 'secondRoll':
      return secondRoll(scene, stage.segment, dice);
    case 'operationRoll':
      return operationRoll(scene, stage.working[0] ?? 0, dice);
    case 'plowRoll':
      return plowRoll(scene, stage.set[0], totalOf(dice));
    case 'freedomRoll': {
      const freed = totalOf(dice) === 7 || totalOf(dice) === 11;
      return [{ type: 'freedomRolled', ...staffInLog(before, active, stage.staff), dice, freed }];
    }
    case 'marketRoll':
      return marketRoll(scene, stage.column, dice);
    default:
      return [];
  }
};

const marketRoll = (
  { board, before }: Scene,
  index: number,
  dice: readonly number[],
): readonly MatchEvent[] => {
  const column = board.columns[index];
  if (column === undefined) return [];
  const sum = marketSum(board, before, { column, dice: totalOf(dice) });
  return [{ type: 'marketRolled', column: column.id, dice, ...sum }];
};

const secondRoll = (
  { board, active }: Scene,
  segment: number,
  dice: readonly number[],
): readonly MatchEvent[] => {
  const length = board.segments[segment]?.length ?? 0;
  const allowed = totalOf(dice) > length;
  return [{ type: 'secondRolled', seat: active, segment: segmentId(board, segment), dice, length, allowed }];
};

const operationRoll = (
  { board, active }: Scene,
  claim: number,
  dice: readonly number[],
): readonly MatchEvent[] => {
  const total = totalOf(dice) + (dice.length === 1 ? 6 : 0);
  const units = Math.max(0, claimAt(board, claim).yields[total] ?? 0);
  return [{ type: 'claimOperated', seat: active, claim, dice, total, units }];
};

const plowRoll = (
  { board, before, active }: Scene,
  set: { readonly plow: number; readonly segment: number } | undefined,
  die: number,
): readonly MatchEvent[] => {
  if (set === undefined) return [];
  const bonus = before.players[active]?.plows[set.plow]?.bonus ?? 0;
  const length = board.segments[set.segment]?.length ?? 0;
  const cleared = die + bonus >= length;
  const segment = segmentId(board, set.segment);
  return [{ type: 'plowRolled', seat: active, bonus, segment, die, length, cleared }];
};
