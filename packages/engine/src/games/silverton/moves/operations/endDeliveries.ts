import { bareMove } from '../shapes.ts';

/** Step 6 is over, unless bought goods still wait to be delivered (SV-6.4.4). */
export const endDeliveries = bareMove({
  type: 'endDeliveries',
  verb: 'end-deliveries',
  reject: (_, { ledger }) =>
    ledger.duties.length > 0 ? { rule: 'SV-6.4.4', code: 'endDeliveries/boughtGoods' } : undefined,
  apply: (_, state) => ({ ...state, stage: { kind: 'fines' } }),
});

export type EndDeliveries = Parameters<typeof endDeliveries.apply>[2];
