import {
  type Board,
  type BuyShares,
  leastPriceOf,
  type Railroad,
  type State,
  unsoldOf,
} from '@roundhouse/engine/continental-divide';

/** Shares about to be bought. `extra` is what is paid above the least price. */
export interface BuyDraft {
  readonly railroad: string;
  readonly count: number;
  readonly extra: number;
}

/** The limits within which a purchase can be changed. */
export interface BuyRange {
  readonly most: number;
  readonly leastPrice: number;
  readonly least: number;
  readonly mostExtra: number;
}

const recordOf = (board: Board, position: State, id: string): Railroad | undefined =>
  position.railroads[board.railroadIndexOf.get(id) ?? -1];

export const buyRange = (
  board: Board,
  position: State,
  { draft, cash }: { readonly draft: BuyDraft; readonly cash: number },
): BuyRange => {
  const railroad = recordOf(board, position, draft.railroad);
  const leastPrice = railroad === undefined ? 0 : leastPriceOf(railroad);
  const unsold = railroad === undefined ? 0 : unsoldOf(railroad);
  const most = leastPrice === 0 ? 0 : Math.min(unsold, Math.floor(cash / leastPrice));
  const least = draft.count * leastPrice;
  return { most, leastPrice, least, mostExtra: Math.max(0, cash - least) };
};

/** The draft with its figures brought back within what is possible. */
export const withinRange = (
  board: Board,
  position: State,
  from: { readonly draft: BuyDraft; readonly cash: number },
): BuyDraft => {
  const { draft, cash } = from;
  const count = Math.max(1, Math.min(draft.count, buyRange(board, position, from).most));
  const { mostExtra } = buyRange(board, position, { draft: { ...draft, count }, cash });
  return { ...draft, count, extra: Math.max(0, Math.min(draft.extra, mostExtra)) };
};

export const buyMove = (board: Board, position: State, draft: BuyDraft): BuyShares => {
  const railroad = recordOf(board, position, draft.railroad);
  const least = draft.count * (railroad === undefined ? 0 : leastPriceOf(railroad));
  return { type: 'buyShares', railroad: draft.railroad, count: draft.count, payment: least + draft.extra };
};

export type Majority = 'sole' | 'tied' | 'none';

/** How a seat stands among the holders of a railroad. */
export const majorityOf = ({ shares }: Railroad, seat: number): Majority => {
  const held = shares[seat] ?? 0;
  const others = Math.max(0, ...shares.filter((_held, other) => other !== seat));
  if (held === 0 || others > held) return 'none';
  return others === held ? 'tied' : 'sole';
};
