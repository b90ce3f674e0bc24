import { parseJson, type Seat } from '@roundhouse/engine';
import { type Observable, observable } from '../../../observable.ts';
import type { SmallStore } from '../../../settings.ts';
import { type PlannedMove, planFrom, planKey, type Rules } from './plan.ts';

/** One player's private plan for a match, kept in this browser only. */
export interface PlanBook {
  readonly moves: Observable<readonly PlannedMove[]>;
  add(move: PlannedMove): void;
  remove(index: number): void;
  clear(): void;
}

export const openPlanBook = (
  store: SmallStore,
  rules: Rules,
  { matchId, seat }: { readonly matchId: string; readonly seat: Seat },
): PlanBook => {
  const key = planKey(matchId, seat);
  const moves = observable(planFrom(rules, read(store, key)));
  const keep = (next: readonly PlannedMove[]): void => {
    moves.current = next;
    write(store, key, next);
  };
  return {
    moves,
    add: (move) => keep([...moves.current, move]),
    remove: (index) => keep(moves.current.filter((_move, place) => place !== index)),
    clear: () => keep([]),
  };
};

const read = (store: SmallStore, key: string): unknown => {
  try {
    const json = parseJson(store.getItem(key) ?? '[]');
    return json.ok ? json.value : [];
  } catch {
    return [];
  }
};

const write = (store: SmallStore, key: string, moves: readonly PlannedMove[]): void => {
  try {
    store.setItem(key, JSON.stringify(moves));
  } catch {
    // A browser that keeps nothing still plans; the plan then lasts for this visit.
  }
};
