import type { AnyRules, PlainMove, Step } from '../kernel/index.ts';
import { canonical, plainJsonProblem, sameJson } from './plainJson.ts';

type AnyStep = Pick<Step<unknown, PlainMove>, 'move' | 'before' | 'after'>;

/** A move has one effect, however often it is tried, and its story is plain JSON. */
export const stepProblems = (rules: AnyRules, { before, move, after }: AnyStep): readonly string[] => {
  const again = sameJson(rules.apply(before, move), after);
  const events = rules.narrate(before, move, after);
  const impure = plainJsonProblem(events);
  return [
    ...(again ? [] : [`${canonical(move)} has another effect when applied again`]),
    ...(impure === undefined ? [] : [`in the events of ${canonical(move)}, ${impure}`]),
  ];
};
