import type { Board, Claim, Column, PassengerLine, Segment, TownId, TownIndex } from '../types.ts';
import type { BoardPack, PackClaim, PackColumn, PackLine, PackSegment } from './pack.ts';

type IndexOf = (town: TownId) => TownIndex;

/** Lists by index and lookups by id, out of a pack that has been checked. */
export const compileBoard = (pack: BoardPack, hash: string): Board => {
  const townIndices = new Map(pack.towns.map(({ id }, index) => [id, index]));
  const indexOf: IndexOf = (id) => townIndices.get(id) ?? -1;
  const segments = pack.segments.map((segment, index) => segmentOf(segment, index, pack.segments, indexOf));
  const towns = pack.towns.map(({ id, name, market }, index) => ({
    index,
    id,
    name,
    market,
    segments: segments.filter(({ a, b }) => a === index || b === index).map((segment) => segment.index),
  }));
  const columns = pack.columns.map((column, index) => columnOf(column, index, indexOf));
  return {
    id: pack.id,
    hash,
    name: pack.name,
    pack,
    towns,
    segments,
    claims: byNumber(pack.claims.map((claim) => claimOf(claim, indexOf))),
    lines: byNumber(pack.lines.map((line) => lineOf(line, indexOf))),
    columns,
    trains: pack.trains.map((train) => ({ ...train, resale: train.resale })),
    plows: pack.plows.map((plow) => ({ ...plow, resale: plow.resale })),
    events: pack.events.figures,
    movement: pack.movement,
    idn: pack.turnTrack.idn,
    winterTurns: pack.turnTrack.winterTurns,
    startCities: pack.startCities.map(indexOf),
    leadville: indexOf(pack.leadville),
    townById: new Map(towns.map((town) => [town.id, town])),
    segmentById: new Map(segments.map((segment) => [segment.id, segment])),
    columnById: new Map(columns.map((column) => [column.id, column])),
  };
};

const byNumber = <T extends { readonly number: number }>(cards: readonly T[]): readonly (T | undefined)[] => {
  const list: (T | undefined)[] = [undefined];
  for (const card of cards) list[card.number] = card;
  return list;
};

const segmentOf = (
  { id, a, b, length, cost, snow, parallelGroup }: PackSegment,
  index: number,
  all: readonly PackSegment[],
  indexOf: IndexOf,
): Segment => ({
  index,
  id,
  a: indexOf(a),
  b: indexOf(b),
  length,
  cost,
  snow,
  parallels: all.flatMap((other, place) =>
    place !== index && parallelGroup !== undefined && other.parallelGroup === parallelGroup ? [place] : [],
  ),
});

const claimOf = (
  { number, name, town, commodity, price, operatingCost, depletedUpTo, yields }: PackClaim,
  indexOf: IndexOf,
): Claim => ({
  number,
  name,
  town: indexOf(town),
  commodity,
  price,
  operatingCost,
  yields: [...Array.from({ length: depletedUpTo + 1 }, () => -1), ...yields],
});

const lineOf = (
  { number, class: lineClass, from, to, via, price, income, lostAtMarkers }: PackLine,
  indexOf: IndexOf,
): PassengerLine => ({
  number,
  class: lineClass,
  from: indexOf(from),
  to: indexOf(to),
  via: (via ?? []).map(indexOf),
  price,
  income,
  ...(lostAtMarkers === undefined ? {} : { lostAtMarkers }),
});

const columnOf = (column: PackColumn, index: number, indexOf: IndexOf): Column => {
  const { id, commodity, boxes, openFrom, openTo, startBox, minPlayers, dice, soldDivisor, usesIdn } = column;
  const city = column.city === undefined ? undefined : indexOf(column.city);
  const { saleLimit } = column;
  return {
    index,
    id,
    commodity,
    city,
    boxes,
    openFrom,
    openTo,
    startBox,
    saleLimit,
    minPlayers,
    dice,
    soldDivisor,
    usesIdn,
  };
};
