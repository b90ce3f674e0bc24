import type { PlainEvent } from '@roundhouse/engine';
import { GRADES } from './describe/silvertonWords.ts';

/** How a match for one ended: there is nobody to beat, so a grade tells how well it went (SV-20). */
export interface SoloEnding {
  readonly grade: keyof typeof GRADES;
  readonly turn: number;
}

const isGrade = (value: unknown): value is SoloEnding['grade'] =>
  typeof value === 'string' && Object.hasOwn(GRADES, value);

/** The ending these events tell of; `undefined` if they do not, or if the match has no grades. */
export const soloEndingIn = (events: readonly PlainEvent[]): SoloEnding | undefined => {
  for (const event of events)
    if ('grade' in event && isGrade(event.grade) && 'turn' in event && typeof event.turn === 'number')
      return { grade: event.grade, turn: event.turn };
  return undefined;
};
