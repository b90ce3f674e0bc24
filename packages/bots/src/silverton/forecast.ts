import type { Claim } from '@roundhouse/engine/silverton';

/** What operating a claim turn after turn brings, on average, until it is depleted or the turns are over. */
export interface Forecast {
  readonly units: number;
  readonly costs: number;
  /** Units of the last of these turns alone, on average. */
  readonly lastUnits: number;
  /** Chance that the claim can be operated in the last of these turns. */
  readonly alive: number;
}

const NOTHING: Forecast = { units: 0, costs: 0, lastUnits: 0, alive: 0 };

const MOST_TURNS = 24;
const known = new WeakMap<
  Claim,
  { readonly fresh: readonly Forecast[]; readonly worked: readonly Forecast[] }
>();

/** For a claim never operated (one die + 6 first, SV-6.3) or one that has been, over `turns` turns. */
export const forecastOf = (claim: Claim, fresh: boolean, turns: number): Forecast => {
  let both = known.get(claim);
  if (both === undefined) {
    both = { fresh: forecasts(claim, true), worked: forecasts(claim, false) };
    known.set(claim, both);
  }
  const list = fresh ? both.fresh : both.worked;
  return list[Math.max(0, Math.min(MOST_TURNS, Math.floor(turns)))] ?? NOTHING;
};

/** One operation: expected units, and the chance that the claim lives on. */
export const operationOf = (claim: Claim, fresh: boolean): { units: number; survives: number } => {
  let units = 0;
  let survives = 0;
  const totals = fresh ? [7, 8, 9, 10, 11, 12] : TWO_DICE;
  for (const total of totals) {
    const yielded = claim.yields[total] ?? -1;
    if (yielded < 0) continue;
    units += yielded / totals.length;
    survives += 1 / totals.length;
  }
  return { units, survives };
};

const FACES = [1, 2, 3, 4, 5, 6];
const TWO_DICE: readonly number[] = FACES.flatMap((a) => FACES.map((b) => a + b));

const forecasts = (claim: Claim, fresh: boolean): readonly Forecast[] => {
  const list: Forecast[] = [NOTHING];
  let alive = 1;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { units, survives } = operationOf(claim, fresh && turn === 0);
    const before = list[turn] ?? NOTHING;
    list.push({
      units: before.units + alive * units,
      costs: before.costs + alive * claim.operatingCost,
      lastUnits: alive * units,
      alive,
    });
    alive *= survives;
  }
  return list;
};
