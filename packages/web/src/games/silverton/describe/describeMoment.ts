import type { View } from '@roundhouse/engine/silverton';
import type { Sentence } from '../../../i18n/sentence.ts';
import { sv } from '../words/index.ts';
import { type About, seat } from './terms.ts';

/** The seat a stage asks; the active one where it names none. */
export const askedSeat = ({ stage, order, active }: Pick<View, 'stage' | 'order' | 'active'>): number => {
  if (stage.kind === 'offered') return stage.answers;
  return 'seat' in stage ? stage.seat : (order[active] ?? -1);
};

/** Who is to do what, in one sentence. */
export const describeMoment = (view: View, about: About): Sentence =>
  sv.sentence(`moment.${view.stage.kind}`, { turn: view.turn, player: seat(about, askedSeat(view)) });
