import {
  anyOf,
  boolean,
  type Decoder,
  decoded,
  integer,
  listOf,
  number,
  object,
  oneOf,
  optional,
  problem,
  string,
} from '../../../kernel/index.ts';
import { COMMODITIES, EVENT_IDS, type EventFigures, LINE_CLASSES } from '../types.ts';
import {
  ATTESTED,
  type BoardPack,
  type PackClaim,
  type PackColumn,
  type PackEventCard,
  type PackLine,
  type PackMovement,
  type PackPlow,
  type PackProvenance,
  type PackSegment,
  type PackTown,
  type PackTrain,
  PROVENANCES,
  STATES,
  TERRAINS,
} from './pack.ts';

/** Ids are words of the notation, so they hold no blanks. */
const id: Decoder<string> = (json, path = '') =>
  typeof json === 'string' && /^[a-z0-9]+([-~]{1,2}[a-z0-9]+)*$/.test(json) && json.length <= 60
    ? decoded(json)
    : problem(path, 'an id of small letters, digits, - and ~', json);

const dollars = integer(0, 100_000);
const provenance = oneOf(PROVENANCES);
const note = optional(string);

const town = object<PackTown>({
  id,
  name: string,
  state: oneOf(STATES),
  lat: number,
  lon: number,
  elevationFt: number,
  market: boolean,
  note,
});

const segment = object<PackSegment>({
  id,
  a: id,
  b: id,
  length: integer(1, 99),
  cost: dollars,
  snow: boolean,
  parallelGroup: optional(id),
  miles: number,
  terrain: oneOf(TERRAINS),
  railroad: string,
  year: anyOf<number | 'surveyed'>('a year, or surveyed', [integer(1800, 2000), oneOf(['surveyed'])]),
  provenance,
  attested: optional(listOf(oneOf(ATTESTED), 2)),
  note,
});

const claim = object<PackClaim>({
  number: integer(1, 999),
  name: string,
  town: id,
  commodity: oneOf(COMMODITIES),
  price: dollars,
  operatingCost: dollars,
  depletedUpTo: integer(2, 11),
  yields: listOf(integer(0, 99), 10),
  provenance,
  note: string,
});

const line = object<PackLine>({
  number: integer(1, 999),
  class: oneOf(LINE_CLASSES),
  from: id,
  to: id,
  via: optional(listOf(id, 5)),
  price: dollars,
  income: dollars,
  lostAtMarkers: optional(integer(1, 102)),
  provenance,
  note: string,
});

const column = object<PackColumn>({
  id,
  commodity: oneOf(COMMODITIES),
  city: optional(id),
  boxes: listOf(dollars, 10),
  openFrom: integer(0, 9),
  openTo: integer(0, 9),
  startBox: integer(0, 9),
  saleLimit: optional(integer(1, 999)),
  minPlayers: integer(1, 6),
  dice: oneOf([1, 2]),
  soldDivisor: integer(1, 9),
  usesIdn: boolean,
  provenance,
});

const movement = object<PackMovement>({
  from: integer(-99, 99),
  boxes: listOf(integer(-9, 9), 99),
});
const onSale = {
  fromTurn: integer(1, 99),
  price: dollars,
  resale: optional(dollars),
  count: integer(0, 99),
};

const figures = object<EventFigures>({
  bail: dollars,
  replacementFee: dollars,
  taxPerSegment: dollars,
  taxPerClaim: dollars,
  taxPerLine: dollars,
  silverRise: integer(0, 9),
});

/** Reads the shape of a pack, field by field. Whether a match can be played on it: `decodeBoard`. */
export const decodePack = object<BoardPack>({
  id,
  name: string,
  provenance: object<PackProvenance>({
    summary: string,
    rules: listOf(string),
    transcribed: listOf(string),
    reconstructed: listOf(string),
  }),
  towns: listOf(town, 500),
  segments: listOf(segment, 1000),
  claims: listOf(claim, 102),
  lines: listOf(line, 24),
  events: object<BoardPack['events']>({
    figures,
    cards: listOf(
      object<PackEventCard>({
        id: oneOf(EVENT_IDS),
        title: string,
        text: string,
        provenance,
      }),
      EVENT_IDS.length,
    ),
  }),
  columns: listOf(column, 13),
  movement: object<BoardPack['movement']>({
    gold: movement,
    copper: movement,
    silver: movement,
    lumber: movement,
    coal: movement,
  }),
  turnTrack: object<BoardPack['turnTrack']>({
    idn: listOf(integer(0, 99), 99),
    winterTurns: listOf(integer(1, 99), 99),
  }),
  trains: listOf(object<PackTrain>({ power: integer(1, 999), ...onSale }), 20),
  plows: listOf(object<PackPlow>({ bonus: integer(0, 99), ...onSale }), 20),
  startCities: listOf(id, 6),
  leadville: id,
});
