import type { Rejection } from '@roundhouse/engine';
import type { Fragment, Sentence } from '../../../i18n/sentence.ts';
import { sv } from '../words/index.ts';
import { type About, claim, line, seat, segment, town } from './terms.ts';

/** Why not, as a sentence; the rule's number is shown beside it by whoever asks. */
export const describeRejection = ({ code, params = {} }: Rejection, about: About): Sentence => {
  const key = `why.${code}`;
  if (!sv.has(key)) return sv.sentence('why.turn/notNow');
  const values: Record<string, Fragment | number> = { ...params };
  const { segment: track, claim: card, line: number, city, seat: who, commodity } = params;
  if (typeof track === 'string') values['segment'] = segment(about, track);
  if (typeof card === 'number') values['claim'] = claim(about, card);
  if (typeof number === 'number') values['line'] = line(about, number);
  if (typeof city === 'string') values['city'] = town(about, city);
  if (typeof who === 'number') values['player'] = seat(about, who);
  const good = `good.${commodity}`;
  if (sv.has(good)) values['good'] = sv.t(good);
  return sv.sentence(key, values);
};
