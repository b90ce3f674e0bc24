import type { Board } from '@roundhouse/engine/continental-divide';
import { meanOf, rounded } from '../../statistics.ts';
import type { Bar, Section } from '../section.ts';
import { countBars, meanBar, percentBar, spanOf } from '../shares.ts';
import type { CdFacts, RailroadFacts } from './facts.ts';
import { stockSections } from './stockSections.ts';
import { winSections } from './winSections.ts';

export const sections = (board: Board, matches: readonly CdFacts[]): readonly Section[] => {
  const railroads = matches.flatMap((match) => match.railroads);
  return [
    ...winSections(board, matches),
    perMatch(matches),
    feats(railroads),
    cities(board, railroads),
    hexes(board, railroads),
    ports(board, matches),
    portsByCity(board, railroads),
    ...stockSections(matches),
    map(board, matches),
  ];
};

const perMatch = (matches: readonly CdFacts[]): Section => {
  const counts = matches.map(({ railroads }) => railroads.length);
  return {
    kind: 'bars',
    id: 'railroads',
    title: 'Railroads started in a match',
    note: `Share of matches. On average ${rounded(meanOf(counts), 1)} of 8.`,
    unit: '%',
    bars: countBars(spanOf(counts), counts),
  };
};

const feats = (railroads: readonly RailroadFacts[]): Section => {
  const share = (name: string, has: (railroad: RailroadFacts) => boolean): Bar =>
    percentBar(name, railroads.filter(has).length, railroads.length);
  return {
    kind: 'bars',
    id: 'feats',
    title: 'What railroads achieve',
    note: 'Share of all railroads started.',
    unit: '%',
    bars: [
      share('Central region', ({ central }) => central),
      share('Western region', ({ western }) => western),
      share('across the Divide', ({ divide }) => divide),
      share('a port', ({ port }) => port !== ''),
      share('sold out', ({ soldOut }) => soldOut),
    ],
  };
};

const cities = (board: Board, railroads: readonly RailroadFacts[]): Section => ({
  kind: 'bars',
  id: 'startingCities',
  title: 'Starting cities',
  note: 'Where railroads are started: share of all railroads.',
  unit: '%',
  fair: rounded(100 / board.pack.startingCities.length, 1),
  bars: countBars(
    board.pack.startingCities.map(({ name }) => name),
    railroads.map(({ city }) => city),
  ),
});

const hexes = (board: Board, railroads: readonly RailroadFacts[]): Section => ({
  kind: 'sheet',
  id: 'startingHexes',
  title: 'Starting hexes',
  note: 'Victory points of a share, income and track at the end, by the hex a railroad was started in.',
  columns: [
    'city',
    'hex',
    'railroads',
    '% of all',
    'points a share',
    '± 95 %',
    'income',
    'hexes',
    '% with a port',
  ],
  rows: board.pack.startingCities.flatMap(({ name, hexes: own }) =>
    own.map((hex) => {
      const here = railroads.filter((railroad) => railroad.hex === hex);
      const used = [here.length, percentBar(hex, here.length, railroads.length).value];
      return [name, hex, ...used, ...(here.length === 0 ? Array<string>(5).fill('–') : fate(here))];
    }),
  ),
});

/** What became of some railroads, on average. */
const fate = (railroads: readonly RailroadFacts[]): readonly number[] => {
  const {
    value,
    low = value,
    high = value,
  } = meanBar(
    '',
    railroads.map(({ worth }) => worth),
  );
  return [
    value,
    rounded((high - low) / 2, 2),
    rounded(meanOf(railroads.map(({ income }) => income)), 1),
    rounded(meanOf(railroads.map(({ hexes: track }) => track.length)), 1),
    percentBar('', railroads.filter(({ port }) => port !== '').length, railroads.length).value,
  ];
};

const ports = (board: Board, matches: readonly CdFacts[]): Section => ({
  kind: 'bars',
  id: 'ports',
  title: 'Ports',
  note: 'Share of matches in which a railroad reaches the port.',
  unit: '%',
  bars: board.pack.ports.map(({ name }) =>
    percentBar(
      name,
      matches.filter(({ railroads }) => railroads.some(({ port }) => port === name)).length,
      matches.length,
    ),
  ),
});

const portsByCity = (board: Board, railroads: readonly RailroadFacts[]): Section => ({
  kind: 'sheet',
  id: 'portsByCity',
  title: 'From which city to which port',
  note: 'Railroads by where they started and where they ended.',
  columns: ['city', ...board.pack.ports.map(({ name }) => name), 'no port'],
  rows: board.pack.startingCities.map(({ name }) => [
    name,
    ...[...board.pack.ports.map((port) => port.name), ''].map(
      (port) => railroads.filter((railroad) => railroad.city === name && railroad.port === port).length,
    ),
  ]),
});

const map = (board: Board, matches: readonly CdFacts[]): Section => {
  const used = new Map<string, number>();
  for (const { railroads } of matches)
    for (const hex of new Set(railroads.flatMap((railroad) => railroad.hexes)))
      used.set(hex, (used.get(hex) ?? 0) + 1);
  const { startingCities, ports: all } = board.pack;
  return {
    kind: 'hexes',
    id: 'map',
    title: 'Where track is built',
    note: 'Share of matches in which a hex holds track of any railroad.',
    cells: board.pack.hexes.map(({ id, q, r }) => ({
      hex: id,
      q,
      r,
      share: rounded((used.get(id) ?? 0) / Math.max(1, matches.length)),
    })),
    marks: [
      ...startingCities.flatMap(({ name, hexes: own }) => own.slice(1, 2).map((hex) => ({ hex, name }))),
      ...all.map(({ name, hex }) => ({ hex, name })),
    ],
  };
};
