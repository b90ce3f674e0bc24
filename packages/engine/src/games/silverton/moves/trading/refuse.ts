import { bareMove } from '../shapes.ts';

/** Ends the talks without a deal: an offer is refused, a counter-offer dropped, an invitation declined. */
export const refuse = bareMove({
  type: 'refuse',
  verb: 'refuse',
  reject: () => undefined,
  apply: (_, state) => ({ ...state, stage: { kind: 'trading' } }),
});

export type Refuse = Parameters<typeof refuse.apply>[2];
