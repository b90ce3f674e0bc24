import type { Goal } from '../play/goal.ts';
import { sv } from '../words/index.ts';

/** The goal as the top bar says it. */
export const describeGoal = (goal: Goal): string =>
  sv.t(`goal.${goal.by}`, { ...goal, grade: 'grade' in goal ? sv.t(`grade.${goal.grade}`) : '' });
