import type { Seat } from '@roundhouse/engine';
import type { Board, PassengerLine, View } from '@roundhouse/engine/silverton';
import type { Target } from './svSession.ts';

/** A passenger line that can be seen on the table. */
export interface LineRow {
  readonly line: PassengerLine;
  /** Owners, if it is to be stolen or ended. */
  readonly owners: readonly Seat[];
  /** Cards face down below it. */
  readonly below: number;
}

const ownersOf = ({ players, jointLines }: View, number: number): readonly Seat[] => {
  const joint = jointLines.find(({ line }) => line === number);
  if (joint !== undefined) return joint.partners;
  const owner = players.findIndex(({ lines }) => lines.includes(number));
  return owner < 0 ? [] : [owner];
};

/** Lines face up, those slid among the claims, and owned ones that could be stolen now. */
export const lineRows = (board: Board, view: View, targets: readonly Target[]): readonly LineRow[] => {
  const faceUp = view.piles.flatMap(({ top, below }) =>
    top === undefined ? [] : [{ number: top, below: below.length }],
  );
  const slid = view.slidLines.map((number) => ({ number, below: 0 }));
  const listed = new Set([...faceUp, ...slid].map(({ number }) => number));
  const owned = targets.flatMap((target) =>
    target.on === 'line' && !listed.has(target.line) ? [target.line] : [],
  );
  const others = [...new Set(owned)].map((number) => ({ number, below: 0 }));
  return [...faceUp, ...slid, ...others].flatMap(({ number, below }) => {
    const line = board.lines[number];
    return line === undefined ? [] : [{ line, below, owners: ownersOf(view, number) }];
  });
};
