import { GRADES, type Grade, type Options, scenarioOf, sumToReach } from '@roundhouse/engine/silverton';

/** What to aim at. */
export type Goal =
  | { readonly by: 'turn'; readonly target: number; readonly limit: number; readonly grade: Grade }
  | { readonly by: 'late'; readonly target: number; readonly grade: Grade }
  | { readonly by: 'cash'; readonly limit: number; readonly turns: number; readonly grade: Grade }
  | { readonly by: 'first'; readonly target: number };

/** The best grade still to be had in a scenario, or the sum that ends a standard game (SV-1, SV-20). */
export const goalOf = (options: Options, turn: number): Goal | undefined => {
  const scenario = scenarioOf(options);
  if (scenario?.turns === undefined) {
    const target = sumToReach(options);
    return target === Number.POSITIVE_INFINITY ? undefined : { by: 'first', target };
  }
  const { grades, target = 0, turns } = scenario;
  if (grades === undefined) return undefined;
  if (grades.by === 'cash')
    return { by: 'cash', limit: grades.limits[0] ?? 0, turns, grade: 'decisiveVictory' };
  const at = grades.limits.findIndex((limit) => turn <= limit);
  const limit = grades.limits[at];
  if (limit === undefined) return { by: 'late', target, grade: 'decisiveDefeat' };
  return { by: 'turn', target, limit, grade: GRADES[at] ?? 'decisiveDefeat' };
};
