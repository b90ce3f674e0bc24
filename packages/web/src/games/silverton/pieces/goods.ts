import type { Commodity } from '@roundhouse/engine/silverton';

/** How a commodity is drawn, around (0, 0), some 16 across: five outlines, so that none needs its colour. */
export interface GoodLook {
  readonly outline: string;
  /** Lines inside. */
  readonly detail: string;
  readonly fill: string;
  readonly edge: string;
}

export const GOODS: Readonly<Record<Commodity, GoodLook>> = {
  gold: {
    outline: 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0Z',
    detail: 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0Z',
    fill: '#e3ad33',
    edge: 'light-dark(#6f4d08, #ffd97a)',
  },
  silver: {
    outline: 'M0-8L7 0L0 8L-7 0Z',
    detail: 'M-3.5 0L0-4L3.5 0M-3.5 0L0 4L3.5 0',
    fill: '#c3cbd4',
    edge: 'light-dark(#46525f, #f4f8fb)',
  },
  copper: {
    outline: 'M-4.5-5H4.5L8 5.5H-8Z',
    detail: 'M-4.5-5L-3-1.5H3L4.5-5',
    fill: '#c9713f',
    edge: 'light-dark(#5b2a10, #f2b48f)',
  },
  lumber: {
    outline: 'M0-8.5L4.2-3H2.5L6 2H1.6V7.5H-1.6V2H-6L-2.5-3H-4.2Z',
    detail: '',
    fill: '#3d7d55',
    edge: 'light-dark(#153724, #9ddcb8)',
  },
  coal: {
    outline: 'M-6.5 3.5L-5-4L0-7L5.5-4.5L7 2L2.5 6.5L-3.5 6.5Z',
    detail: 'M-5-4L-1-1L5.5-4.5M-1-1L-3.5 6.5',
    fill: '#3a3634',
    edge: 'light-dark(#6b645d, #cfc6bb)',
  },
};
