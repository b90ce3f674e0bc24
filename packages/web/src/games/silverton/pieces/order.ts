import type { Commodity } from '@roundhouse/engine/silverton';

/** The commodities in the order of the market board. */
export const COMMODITY_ORDER: readonly Commodity[] = ['gold', 'copper', 'silver', 'lumber', 'coal'];
