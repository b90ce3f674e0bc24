import type { Seat } from '../../../kernel/index.ts';
import { jointLineLength } from '../rules/jointRoutes.ts';
import { lineLength, lineLengthWith } from '../rules/routes.ts';
import { activeSeat, isWinter } from '../rules/turn.ts';
import type { JointLine, State } from '../state.ts';
import type { Board, LineNumber } from '../types.ts';
import { lineAt } from './lines.ts';
import { playerAt, receive } from './money.ts';

/** What a line pays a turn (SV-30.5). */
const incomeOf = (board: Board, { options }: State, line: LineNumber): number =>
  lineAt(board, line).income * (options.optionalRules.includes('betterPassengers') ? 2 : 1);

/** SV-6.5: over any complete route; in winter without snow, or with its snow cleared. */
const runs = (board: Board, state: State, seat: Seat, line: LineNumber): boolean => {
  const player = playerAt(state, seat);
  const card = lineAt(board, line);
  return isWinter(board, state)
    ? lineLengthWith(board, player, card, state.ledger.cleared) !== undefined
    : lineLength(board, player, card, { snowFree: false }) !== undefined;
};

/** SV-30.2.4: clearing by either partner counts for both. */
const runsJointly = (board: Board, state: State, { line, partners: [first, second] }: JointLine): boolean =>
  jointLineLength(
    board,
    [playerAt(state, first), playerAt(state, second)],
    lineAt(board, line),
    isWinter(board, state) ? { cleared: state.ledger.cleared } : { snowFree: false },
  ) !== undefined;

/** SV-30.2: half, rounded up to $10. */
const halfOf = (income: number): number => Math.ceil(income / 20) * 10;

/** What the lines of the active player pay in step 5: each that has not paid this turn already (SV-6.4.3). */
export const incomesDue = (board: Board, state: State): readonly LineIncome[] => {
  const seat = activeSeat(state);
  const own = playerAt(state, seat).lines.filter(
    (line) => !state.ledger.paidLines.includes(line) && runs(board, state, seat, line),
  );
  const shared = state.jointLines.filter(
    (joint) => joint.partners.includes(seat) && runsJointly(board, state, joint),
  );
  return [
    ...own.map((line) => ({ line, amount: incomeOf(board, state, line), joint: false })),
    ...shared.map(({ line }) => ({ line, amount: halfOf(incomeOf(board, state, line)), joint: true })),
  ];
};

export interface LineIncome {
  readonly line: LineNumber;
  readonly amount: number;
  readonly joint: boolean;
}

/** Step 5. */
export const payIncome = (board: Board, state: State): State => {
  const due = incomesDue(board, state);
  if (due.length === 0) return state;
  const own = due.filter(({ joint }) => !joint).map(({ line }) => line);
  const ledger = { ...state.ledger, paidLines: [...state.ledger.paidLines, ...own] };
  const total = due.reduce((sum, { amount }) => sum + amount, 0);
  return receive({ ...state, ledger }, activeSeat(state), total);
};
