import type { Move } from '@roundhouse/engine/continental-divide';
import type { CdSession } from '../play/cdSession.ts';
import { cd } from '../words/index.ts';
import { describePlanned } from './describePlanned.ts';

/** A move as something to do: “Start Rock Island at …”. */
export const describeMove = (move: Move, session: CdSession): string | undefined => {
  if (move.type === 'dealOrder') return undefined;
  return move.type === 'takeOrderCard'
    ? cd.t('order.take', { card: move.card })
    : describePlanned(move, session);
};
