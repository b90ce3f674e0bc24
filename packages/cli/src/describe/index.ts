import type { PlainEvent } from '@roundhouse/engine';
import { continentalDivide } from './continentalDivide.ts';
import { type Describer, describerBy } from './describer.ts';
import { silverton } from './silverton.ts';

const DESCRIBERS: ReadonlyMap<string, Describer<PlainEvent>> = new Map<string, Describer<PlainEvent>>([
  ['continental-divide', continentalDivide],
  ['silverton', silverton],
]);

export const describerOf = (game: string): Describer<PlainEvent> =>
  DESCRIBERS.get(game) ?? describerBy<PlainEvent>({});
