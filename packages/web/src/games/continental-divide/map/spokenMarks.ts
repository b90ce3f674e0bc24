import type { HexIndex } from '@roundhouse/engine/continental-divide';
import { cd } from '../words/index.ts';
import type { MapMarks } from './marks.ts';

/** What the marks on a hex say, for the ear. */
export const spokenMarks = (marks: MapMarks, hex: HexIndex): readonly string[] => {
  if (marks.line?.hexes.includes(hex) === true) return [cd.t('hex.onLine')];
  if (marks.open.includes(hex)) return [cd.t('hex.open')];
  return marks.reach.includes(hex) || marks.next === hex ? [cd.t('hex.inReach')] : [];
};

/** The next or previous place that means something now, in reading order from the cursor. */
export const nextPlace = (marks: MapMarks, from: HexIndex | undefined, by: 1 | -1): HexIndex | undefined => {
  const all = [...marks.open, ...marks.reach, ...(marks.line?.hexes ?? [])];
  if (marks.next !== undefined) all.push(marks.next);
  const places = [...new Set(all)].sort((a, b) => a - b);
  const start = from ?? -1;
  return by === 1
    ? (places.find((hex) => hex > start) ?? places[0])
    : (places.findLast((hex) => hex < start) ?? places.at(-1));
};
