import {
  type Board,
  type BuildLine,
  type LineBill,
  lineBill,
  type State,
} from '@roundhouse/engine/continental-divide';
import { nameOfHex } from '../describe/terms.ts';
import { shortName } from '../map/names.ts';
import { indexOf } from './lines.ts';

/** One column of the bill: a hex, or the first few taken together. */
interface BillColumn {
  readonly id: string;
  readonly title: string;
  /** How many hexes stand in the column. */
  readonly hexes: number;
  readonly cost: number;
  readonly income: number;
}

export interface Bill extends LineBill {
  readonly columns: readonly BillColumn[];
  /** The Divide's part of the income; 0 when the line does not cross it first. */
  readonly divideBonus: number;
}

const MOST_COLUMNS = 5;

/** The running bill of a line, one column a hex; a long line's first hexes share a column. */
export const billOf = (board: Board, position: State, line: BuildLine): Bill => {
  const bill = lineBill(board, position, line);
  const each = bill.hexes.map((id): BillColumn => {
    const hex = indexOf(board, id);
    return {
      id,
      title: shortName(nameOfHex(board, hex)),
      hexes: 1,
      cost: board.cost[hex] ?? 0,
      income: board.income[hex] ?? 0,
    };
  });
  return {
    ...bill,
    columns: each.length > MOST_COLUMNS ? gathered(each) : each,
    divideBonus: bill.crossesDivide ? board.pack.rules.divideIncomeBonus : 0,
  };
};

const gathered = (columns: readonly BillColumn[]): readonly BillColumn[] => {
  const first = columns.slice(0, columns.length - MOST_COLUMNS + 1);
  return [
    {
      id: 'first',
      title: '',
      hexes: first.length,
      cost: first.reduce((sum, { cost }) => sum + cost, 0),
      income: first.reduce((sum, { income }) => sum + income, 0),
    },
    ...columns.slice(first.length),
  ];
};
