import { componentsOf, type Problem } from '../../../kernel/index.ts';
import type { BoardPack, PackSegment } from './pack.ts';
import { firstDouble, firstWrong, wrong } from './wrong.ts';

const MARKET_CITIES = 5;
const SEATS = 6;

/** What is wrong with towns and segments: doubles, names that lead nowhere, a map in pieces. */
export const problemWithMap = (pack: BoardPack): Problem | undefined =>
  firstDouble(
    'towns',
    'id',
    pack.towns.map(({ id }) => id),
  ) ??
  firstDouble(
    'segments',
    'id',
    pack.segments.map(({ id }) => id),
  ) ??
  unknownEnd(pack) ??
  wrongGroup(pack) ??
  wrongMarkets(pack) ??
  wrongStartCities(pack) ??
  apart(pack);

const unknownEnd = ({ towns, segments }: BoardPack): Problem | undefined => {
  const known = new Set(towns.map(({ id }) => id));
  return firstWrong(segments, ({ a, b }, index) => {
    if (!known.has(a)) return wrong(`segments[${index}].a`, 'the id of a town', a);
    if (!known.has(b)) return wrong(`segments[${index}].b`, 'the id of a town', b);
    return a === b ? wrong(`segments[${index}].b`, 'another town than a', b) : undefined;
  });
};

/** SV-4.6: whatever joins the same two towns is of one group, and a group is more than one segment. */
const wrongGroup = ({ segments }: BoardPack): Problem | undefined => {
  const pairOf = ({ a, b }: PackSegment): string => [a, b].toSorted().join();
  const firstOfPair = new Map(segments.toReversed().map((segment) => [pairOf(segment), segment]));
  const groups = segments.flatMap(({ parallelGroup }) => parallelGroup ?? []);
  return firstWrong(segments, (segment, index) => {
    const { parallelGroup } = segment;
    const path = `segments[${index}].parallelGroup`;
    const twin = firstOfPair.get(pairOf(segment));
    if (twin !== undefined && twin !== segment && (twin.parallelGroup ?? 'none') !== parallelGroup)
      return wrong(path, `the group of ${twin.id}`, parallelGroup ?? 'none');
    return parallelGroup !== undefined && groups.indexOf(parallelGroup) === groups.lastIndexOf(parallelGroup)
      ? wrong(path, 'a group of several segments', parallelGroup)
      : undefined;
  });
};

const wrongMarkets = ({ towns, columns }: BoardPack): Problem | undefined => {
  const cities = towns.filter(({ market }) => market).map(({ id }) => id);
  if (cities.length !== MARKET_CITIES)
    return wrong('towns', `${MARKET_CITIES} market cities`, cities.join(', '));
  return firstWrong(columns, ({ city }, index) =>
    city === undefined || cities.includes(city)
      ? undefined
      : wrong(`columns[${index}].city`, 'a market city', city),
  );
};

const wrongStartCities = ({ towns, startCities, leadville }: BoardPack): Problem | undefined => {
  if (startCities.length !== SEATS) return wrong('startCities', `a list of ${SEATS}`, startCities.length);
  const known = new Set(towns.map(({ id }) => id));
  if (!known.has(leadville)) return wrong('leadville', 'the id of a town', leadville);
  return firstWrong(startCities, (id, index) =>
    known.has(id) ? undefined : wrong(`startCities[${index}]`, 'the id of a town', id),
  );
};

const apart = ({ towns, segments }: BoardPack): Problem | undefined => {
  const indexOf = new Map(towns.map(({ id }, index) => [id, index]));
  const edges = segments.map(({ a, b, length }) => ({
    a: indexOf.get(a) ?? 0,
    b: indexOf.get(b) ?? 0,
    length,
  }));
  const label = componentsOf(towns.length, edges);
  return firstWrong(towns, ({ id }, index) =>
    label[index] === label[0] ? undefined : wrong(`towns[${index}]`, 'a town joined to all others', id),
  );
};
