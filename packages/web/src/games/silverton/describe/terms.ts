import type { Seat } from '@roundhouse/engine';
import type { Board, Commodity, MatchEvent } from '@roundhouse/engine/silverton';
import { localeNow } from '../../../i18n/language.ts';
import { count } from '../../../i18n/numbers.ts';
import { type Fragment, place, seatName, strong } from '../../../i18n/sentence.ts';
import type { Telling } from '../../table.ts';
import type { StaffPiece, Target, Wares } from '../play/svSession.ts';
import { sv } from '../words/index.ts';

export type About = Telling<Board>;
type Named = Pick<About, 'board' | 'names'>;
type MarketRoll = Extract<MatchEvent, { readonly type: 'marketRolled' }>;
export type Prize = Extract<MatchEvent, { readonly type: 'disputeWon' }>['prize'];

/** A list as people write it: “Theo, Inès and Hal”. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(localeNow(), { type: 'conjunction', style: 'long' }).format(items);

export const townName = (board: Board, id: string): string => board.townById.get(id)?.name ?? id;

export const townAt = (board: Board, index: number | undefined): string =>
  board.towns[index ?? -1]?.name ?? '';

/** `Denver–Golden`. */
export const segmentName = (board: Board, id: string): string => {
  const segment = board.segmentById.get(id);
  return segment === undefined ? id : `${townAt(board, segment.a)}–${townAt(board, segment.b)}`;
};

export const claimName = (board: Board, claim: number): string => board.claims[claim]?.name ?? `#${claim}`;

/** `Denver–Leadville`, with the towns it must pass. */
export const lineName = (board: Board, number: number): string => {
  const line = board.lines[number];
  if (line === undefined) return `=${number}`;
  return [line.from, ...line.via, line.to].map((town) => townAt(board, town)).join('–');
};

export const goodName = (commodity: Commodity): string => sv.t(`good.${commodity}`);

/** The good as it follows a number of units. */
export const unitsOf = (commodity: Commodity): string => sv.t(`goods.${commodity}`);

/** `coal in Denver`, `gold`. */
export const columnName = (board: Board, id: string): string => {
  const column = board.columnById.get(id);
  if (column === undefined) return id;
  const good = goodName(column.commodity);
  return column.city === undefined
    ? good
    : sv.t('market.columnIn', { good, city: townAt(board, column.city) });
};

/** A piece as it is printed: `S+1`. */
export const pieceOf = ({ role, bonus }: { readonly role: 'S' | 'P'; readonly bonus: number }): string =>
  bonus === 0 ? role : `${role}+${bonus}`;

/** `surveyor S+1`. */
export const pieceWords = (piece: StaffPiece | string): string =>
  sv.t(piece.startsWith('S') ? 'staff.surveyor' : 'staff.prospector', { piece });

export const seat = ({ names }: Pick<About, 'names'>, who: Seat): Fragment =>
  seatName(who, names[who] ?? String(who + 1));

export const seatsText = ({ names }: Pick<About, 'names'>, seats: readonly Seat[]): string =>
  listText(seats.map((who) => names[who] ?? String(who + 1)));

export const segment = ({ board }: Pick<About, 'board'>, id: string): Fragment =>
  place(id, segmentName(board, id));

export const town = ({ board }: Pick<About, 'board'>, id: string): Fragment => place(id, townName(board, id));

/** A claim leads to its town on the map. */
export const claim = ({ board }: Pick<About, 'board'>, number: number): Fragment => {
  const card = board.claims[number];
  const id = board.towns[card?.town ?? -1]?.id;
  return id === undefined ? strong(claimName(board, number)) : place(id, claimName(board, number));
};

export const line = ({ board }: Pick<About, 'board'>, number: number): Fragment =>
  strong(lineName(board, number));

export const targetName = ({ board }: Pick<Named, 'board'>, target: Target): string => {
  switch (target.on) {
    case 'segment':
      return segmentName(board, target.segment);
    case 'claim':
      return claimName(board, target.claim);
    case 'line':
      return lineName(board, target.line);
    case 'deck':
      return sv.t('deck.name');
  }
};

export const target = (about: Named, where: Target): Fragment => {
  if (where.on === 'segment') return segment(about, where.segment);
  return where.on === 'claim' ? claim(about, where.claim) : strong(targetName(about, where));
};

export const prizeName = ({ board }: Pick<Named, 'board'>, prize: Prize): string => {
  switch (prize.over) {
    case 'segment':
    case 'special':
      return listText(prize.segments.map((id) => segmentName(board, id)));
    case 'claim':
      return claimName(board, prize.claim);
    case 'line':
      return lineName(board, prize.line);
    case 'steal':
      return sv.t('prize.steal', { line: lineName(board, prize.line) });
    case 'end':
      return sv.t('prize.end', { line: lineName(board, prize.line) });
  }
};

export const diceText = (dice: readonly number[]): string => dice.join(' + ');

/** How a column's throw is counted: “5 + 3 sold = 8”. */
export const marketSumText = ({ dice, sold, idn, result }: MarketRoll): string => {
  const added = sold > 0 ? ` + ${sv.t('market.sold', { count: sold })}` : '';
  const taken = idn > 0 ? ` − ${sv.t('market.idn', { count: idn })}` : '';
  return `${diceText(dice)}${added}${taken}${added === '' && taken === '' ? '' : ` = ${count(result)}`}`;
};

/** All that one side of a deal gives, or “nothing”. */
export const waresText = (board: Board, wares: Wares): string => {
  const parts = [
    ...(wares.cash > 0 ? [sv.t('wares.cash', { cash: wares.cash })] : []),
    ...wares.claims.map((number) => claimName(board, number)),
    ...wares.segments.map((id) => segmentName(board, id)),
    ...wares.lines.map((number) => sv.t('wares.line', { line: lineName(board, number) })),
    ...wares.trains.map((power) => sv.t('wares.train', { power })),
    ...wares.plows.map((bonus) => sv.t('wares.plow', { bonus })),
    ...wares.goods.map((lot) =>
      sv.t('wares.goods', {
        units: lot.units,
        claim: claimName(board, lot.claim),
        city: townName(board, lot.city),
      }),
    ),
  ];
  return parts.length === 0 ? sv.t('wares.nothing') : listText(parts);
};
