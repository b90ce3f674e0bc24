import type { Seat } from '@roundhouse/engine';

/** A piece of a sentence that is more than letters: the log links it, the map can show it. */
export type Fragment =
  | string
  | { readonly kind: 'place'; readonly id: string; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string };

/** A sentence for people, in their language, made by an area's `sentence(key, values)`. */
export type Sentence = readonly Fragment[];

/** A place on the map (hex, town, segment …) by the game's own id; a click shows it on the board. */
export const place = (id: string, text: string): Fragment => ({ kind: 'place', id, text });

export const seatName = (seat: Seat, text: string): Fragment => ({ kind: 'seat', seat, text });

export const strong = (text: string): Fragment => ({ kind: 'strong', text });

/** A link into the rule book panel: `CD-4.6`. */
export const ruleLink = (id: string): Fragment => ({ kind: 'rule', id, text: id });

/** The sentence as bare words, for announcements and copies. */
export const plainText = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
