import type { Problem } from '../../../kernel/index.ts';
import { COMMODITIES, EVENT_IDS, LINE_CLASSES } from '../types.ts';
import type { BoardPack, PackClaim } from './pack.ts';
import { firstDouble, firstWrong, wrong } from './wrong.ts';

const CLAIMS = 102;
const LINES_OF_A_CLASS = 8;
const HIGHEST_ROLL = 12;

/** What is wrong with claims, passenger lines and events: SV-2.4, SV-2.5, SV-6.3, SV-15. */
export const problemWithCards = (pack: BoardPack): Problem | undefined =>
  wrongNumbers('claims', pack.claims, CLAIMS) ??
  wrongNumbers('lines', pack.lines, LINES_OF_A_CLASS * LINE_CLASSES.length) ??
  firstWrong(pack.claims, (claim, index) => wrongClaim(pack, claim, `claims[${index}]`)) ??
  wrongClasses(pack) ??
  wrongRoutes(pack) ??
  wrongEvents(pack);

const wrongNumbers = (
  list: string,
  cards: readonly { readonly number: number }[],
  count: number,
): Problem | undefined => {
  if (cards.length !== count) return wrong(list, `a list of ${count}`, cards.length);
  return firstWrong(cards, ({ number }, index) =>
    number === index + 1 ? undefined : wrong(`${list}[${index}].number`, `${index + 1}`, number),
  );
};

const wrongClaim = (pack: BoardPack, claim: PackClaim, path: string): Problem | undefined => {
  const { town, commodity, depletedUpTo, yields } = claim;
  if (!pack.towns.some(({ id }) => id === town)) return wrong(`${path}.town`, 'the id of a town', town);
  if (!pack.columns.some((column) => column.commodity === commodity))
    return wrong(`${path}.commodity`, 'one that has a market column', commodity);
  if (yields.length !== HIGHEST_ROLL - depletedUpTo)
    return wrong(`${path}.yields`, `one for each total from ${depletedUpTo + 1} to 12`, yields.length);
  return firstWrong(yields, (units, index) =>
    units >= (yields[index - 1] ?? 0)
      ? undefined
      : wrong(`${path}.yields[${index}]`, 'no less than for a lower total', units),
  );
};

const wrongClasses = ({ lines }: BoardPack): Problem | undefined =>
  firstWrong(LINE_CLASSES, (lineClass) => {
    const count = lines.filter((line) => line.class === lineClass).length;
    return count === LINES_OF_A_CLASS
      ? undefined
      : wrong('lines', `${LINES_OF_A_CLASS} of class ${lineClass}`, count);
  });

const wrongRoutes = ({ lines, towns }: BoardPack): Problem | undefined => {
  const known = new Set(towns.map(({ id }) => id));
  return firstWrong(lines, ({ from, to, via = [] }, index) => {
    const unknown = [from, ...via, to].find((id) => !known.has(id));
    if (unknown !== undefined) return wrong(`lines[${index}]`, 'ids of towns', unknown);
    return from === to ? wrong(`lines[${index}].to`, 'another town than from', to) : undefined;
  });
};

const wrongEvents = ({ events, columns }: BoardPack): Problem | undefined => {
  const ids = events.cards.map(({ id }) => id);
  const missing = EVENT_IDS.find((id) => !ids.includes(id));
  if (missing !== undefined) return wrong('events.cards', `a card ${missing}`, 'none');
  return (
    firstDouble('events.cards', 'id', ids) ??
    firstWrong(COMMODITIES, (commodity) =>
      columns.some((column) => column.commodity === commodity)
        ? undefined
        : wrong('columns', `a column for ${commodity}`, 'none'),
    )
  );
};
