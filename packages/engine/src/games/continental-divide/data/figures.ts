/** Figures the rule book states for every board. Those printed on the board are in the pack. */

/** Starting cash by number of players (CD-1.1). */
export const STARTING_CASH: Readonly<Record<number, number>> = { 3: 80, 4: 60, 5: 48, 6: 40 };

export const PLAYERS = { min: 3, max: 6 } as const;

/** CD-1.4 */
export const LAST_TURN = 8;

/** How many shares a railroad may issue (CD-3.2). */
export const ISSUE = { min: 3, max: 10 } as const;

/** Stock values a railroad may have (CD-3.2). */
export const STOCK_VALUE = { min: 10, max: 50 } as const;

/** Victory points of a share for each feat of its railroad (CD-7.2); ports are in the pack. */
export const VICTORY_POINTS = { central: 1, western: 1, divide: 2, soldOut: 1 } as const;

/** Whether `value` is a whole number from `min` to `max`. */
export const isWholeWithin = (
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): boolean => Number.isInteger(value) && value >= min && value <= max;
