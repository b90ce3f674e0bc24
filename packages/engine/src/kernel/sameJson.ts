import { canonicalJson } from './canonicalJson.ts';

/** Whether two plain JSON values are equal, whatever the order of their keys. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
