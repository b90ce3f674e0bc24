import type { Problem } from '../../../kernel/index.ts';
import { COMMODITIES } from '../types.ts';
import type { BoardPack, PackColumn } from './pack.ts';
import { firstDouble, firstWrong, wrong } from './wrong.ts';

const BOXES = 10;
const TURNS = 24;
/** SV-11.6: three players start with two trains each, six with one. */
const STARTING_TRAINS = 6;
const STARTING_POWER = 9;

/** What is wrong with market, turn track and equipment: SV-2.3, SV-7, SV-11.4, SV-12.1. */
export const problemWithMarket = (pack: BoardPack): Problem | undefined =>
  firstDouble(
    'columns',
    'id',
    pack.columns.map(({ id }) => id),
  ) ??
  firstWrong(pack.columns, (column, index) => wrongColumn(column, `columns[${index}]`)) ??
  overlappingColumns(pack) ??
  wrongMovement(pack) ??
  wrongTrack(pack) ??
  wrongEquipment(pack);

const wrongColumn = (column: PackColumn, path: string): Problem | undefined => {
  const { boxes, openFrom, openTo, startBox } = column;
  if (boxes.length !== BOXES) return wrong(`${path}.boxes`, `a list of ${BOXES}`, boxes.length);
  const falls = boxes.findIndex((price, index) => price < (boxes[index - 1] ?? 0));
  if (falls >= 0) return wrong(`${path}.boxes[${falls}]`, 'no less than the box below', boxes[falls] ?? '');
  if (openTo < openFrom) return wrong(`${path}.openTo`, `a box from ${openFrom}`, openTo);
  if (startBox < openFrom || startBox > openTo)
    return wrong(`${path}.startBox`, `an open box, ${openFrom} to ${openTo}`, startBox);
  return undefined;
};

/** A good sells in one column only, wherever it is delivered. */
const overlappingColumns = ({ columns }: BoardPack): Problem | undefined =>
  firstWrong(columns, ({ commodity, city }, index) => {
    const other = columns
      .slice(0, index)
      .find(
        (earlier) => earlier.commodity === commodity && (earlier.city ?? city) === (city ?? earlier.city),
      );
    return other === undefined
      ? undefined
      : wrong(`columns[${index}].city`, `a city where ${other.id} does not sell`, city ?? 'all of them');
  });

const wrongMovement = ({ movement }: BoardPack): Problem | undefined =>
  firstWrong(COMMODITIES, (commodity) => {
    const { boxes } = movement[commodity];
    const path = `movement.${commodity}.boxes`;
    if (boxes.length === 0) return wrong(path, 'at least one result', 0);
    const rises = boxes.findIndex((move, index) => move > (boxes[index - 1] ?? move));
    return rises < 0
      ? undefined
      : wrong(`${path}[${rises}]`, 'no more than for a lower result', boxes[rises] ?? '');
  });

const wrongTrack = ({ turnTrack: { idn, winterTurns } }: BoardPack): Problem | undefined => {
  if (idn.length !== TURNS) return wrong('turnTrack.idn', `one for each of ${TURNS} turns`, idn.length);
  return firstWrong(winterTurns, (turn, index) =>
    turn <= TURNS && turn > (winterTurns[index - 1] ?? 0)
      ? undefined
      : wrong(`turnTrack.winterTurns[${index}]`, `a later turn, up to ${TURNS}`, turn),
  );
};

const wrongEquipment = ({ trains, plows }: BoardPack): Problem | undefined => {
  const starters = trains.find(({ power }) => power === STARTING_POWER)?.count ?? 0;
  return (
    firstDouble(
      'trains',
      'power',
      trains.map(({ power }) => power),
    ) ??
    firstDouble(
      'plows',
      'bonus',
      plows.map(({ bonus }) => bonus),
    ) ??
    (starters < STARTING_TRAINS
      ? wrong('trains', `at least ${STARTING_TRAINS} of power ${STARTING_POWER}`, starters)
      : undefined)
  );
};
