import type { Rejection } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { State } from '../state.ts';
import { activeSeat } from './turn.ts';

/** SV-11.1, SV-11.5: at all times. */
export const MOST_TRAINS = 4;

/** A type of train or plow as the supply sees it. */
interface Type {
  readonly fromTurn: number;
  readonly price: number;
  readonly resale: number | undefined;
}

/** What a purchase costs; an old one is traded in at its resale value, never for money back (SV-11.7). */
export const equipmentCost = (wanted: Type, old: Type | undefined): number =>
  Math.max(0, wanted.price - (old?.resale ?? 0));

/** Why the active player cannot buy one of a type now. `old` is `undefined` when nothing is traded in. */
export const purchaseProblem = (
  state: State,
  {
    move,
    wanted,
    left,
    old,
  }: {
    readonly move: 'buyTrain' | 'buyPlow';
    readonly wanted: Type;
    /** How many of it are in the supply. */
    readonly left: number;
    readonly old: Type | undefined;
  },
): Rejection | undefined => {
  if (state.turn < wanted.fromTurn)
    return { rule: 'SV-11.6', code: `${move}/notYetOnSale`, params: { turn: wanted.fromTurn } };
  if (left === 0) return { rule: 'SV-11.5', code: `${move}/soldOut` };
  if (old !== undefined && old.resale === undefined)
    return { rule: 'SV-11.7', code: `${move}/noResaleValue` };
  const { cash } = playerAt(state, activeSeat(state));
  const cost = equipmentCost(wanted, old);
  return cash < cost ? { rule: 'SV-14.5', code: `${move}/cannotAfford`, params: { cost, cash } } : undefined;
};
