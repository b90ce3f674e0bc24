import type { Rejection } from '@roundhouse/engine';
import type { Fragment, Sentence } from '../../../i18n/sentence.ts';
import { cd } from '../words/index.ts';
import { type About, hexFragment, listText, railroadFragment, seatFragment } from './terms.ts';

/** Why not, as a sentence; the rule's number is shown beside it by whoever asks. */
export const describeRejection = ({ code, params = {} }: Rejection, about: About): Sentence => {
  const key = `why.${code}`;
  if (!cd.has(key)) return cd.sentence('why.turn/notNow');
  const values: Record<string, Fragment | number> = {
    cities: listText(about.board.pack.startingCities.map(({ name }) => name)),
  };
  for (const [name, value] of Object.entries(params)) values[name] = value;
  const { hex, railroad, seat } = params;
  if (typeof hex === 'string') values['hex'] = hexFragment(about, hex);
  if (typeof railroad === 'string') values['railroad'] = railroadFragment(about, railroad);
  if (typeof seat === 'number') values['player'] = seatFragment(about, seat);
  return cd.sentence(key, values);
};
