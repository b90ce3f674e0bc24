import type { View } from '@roundhouse/engine/continental-divide';
import type { Sentence } from '../../../i18n/sentence.ts';
import { cd } from '../words/index.ts';
import { type About, seatFragment } from './terms.ts';

/** Who is to do what, in one sentence. */
export const describeMoment = ({ phase, turn, order, position }: View, about: About): Sentence => {
  if (phase === 'deal' || phase === 'over') return cd.sentence(`moment.${phase}`);
  return cd.sentence(`moment.${phase}`, { turn, player: seatFragment(about, order[position] ?? -1) });
};
