import { isStarted, type View } from '@roundhouse/engine/continental-divide';

/** The lesson for the moment; the first share of the match deserves one of its own. */
export const lessonOf = ({ phase, railroads }: View): string =>
  phase === 'stock' && !railroads.some(isStarted) ? 'cd.first' : `cd.${phase}`;
