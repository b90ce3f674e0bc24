import type { View } from '@roundhouse/engine/silverton';
import { phaseOf, stepOf } from './play/phase.ts';

/** The lesson for the moment, by phase of the turn and step of phase 4. */
export const lessonOf = ({ stage: { kind } }: View): string => {
  if (kind === 'over') return 'sv.over';
  return `sv.${stepOf(kind) ?? phaseOf(kind) ?? 'setup'}`;
};
