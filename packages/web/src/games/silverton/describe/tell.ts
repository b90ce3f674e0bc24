import type { MatchEvent } from '@roundhouse/engine/silverton';
import type { Sentence } from '../../../i18n/sentence.ts';
import type { About } from './terms.ts';

export type Kind = MatchEvent['type'];
export type Of<K extends Kind> = Extract<MatchEvent, { readonly type: K }>;

/** Sentences for some kinds of event; `undefined` for what no reader would miss. */
export type Tellers<K extends Kind> = {
  readonly [Each in K]: (event: Of<Each>, about: About) => Sentence | undefined;
};
