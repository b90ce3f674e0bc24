import { readFileSync, writeFileSync } from 'node:fs';

// Draws the geography under the Continental Divide hexes once, as path strings in board units (a hex is
// 100 wide), so that the page ships small paths instead of GeoJSON:
//   node packages/web/tools/drawContinentalDivide.mjs <map.geo.json>
// The input is longitude/latitude with a `layer` property, clipped to the board's frame.
const [input] = process.argv.slice(2);
const here = new URL('.', import.meta.url);
const pack = JSON.parse(
  readFileSync(new URL('../../engine/src/games/continental-divide/data/board.json', here), 'utf8'),
);
const { features } = JSON.parse(readFileSync(input, 'utf8'));

const HEX_WIDTH = 100;
const radians = (degrees) => (degrees * Math.PI) / 180;
const { parallels, latOrigin, lonOrigin, sphereRadiusKm, hexWidthKm, originKm } = pack.projection;
const [south, north] = parallels.map(radians);
const cone = (Math.sin(south) + Math.sin(north)) / 2;
const constant = Math.cos(south) ** 2 + 2 * cone * Math.sin(south);
const radiusAt = (lat) => (sphereRadiusKm * Math.sqrt(constant - 2 * cone * Math.sin(radians(lat)))) / cone;

const project = ([lon, lat]) => {
  const angle = cone * radians(lon - lonOrigin);
  const east = radiusAt(lat) * Math.sin(angle);
  const northward = radiusAt(latOrigin) - radiusAt(lat) * Math.cos(angle);
  return [
    Math.round(((east - originKm.x) / hexWidthKm) * HEX_WIDTH),
    Math.round(((originKm.y - northward) / hexWidthKm) * HEX_WIDTH),
  ];
};

const linesOf = ({ type, coordinates }) => {
  if (type === 'MultiPolygon') return coordinates.flat();
  return type === 'MultiLineString' ? coordinates : [];
};

const steps = (points) => {
  let [x, y] = points[0];
  let path = `M${x} ${y}`;
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue;
    path += `l${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return path.replaceAll(' -', '-');
};

const pathOf = (layer, wanted = () => true, closed = false) =>
  features
    .filter(({ properties }) => properties.layer === layer && wanted(properties))
    .flatMap(({ geometry }) => linesOf(geometry))
    .map((line) => line.map(project))
    .filter((points) => new Set(points.map(String)).size > (closed ? 3 : 1))
    .map((points) => steps(points) + (closed ? 'z' : ''))
    .join('');

const GREAT_LAKES = ['Lake Superior', 'Lake Michigan', 'Lake Huron'];
const isGreatLake = ({ name }) => GREAT_LAKES.includes(name);

const drawing = {
  about:
    'Drawn from Natural Earth 1:10m and 1:50m vector data (public domain) by tools/drawContinentalDivide.mjs, in the projection of the board pack; a hex is 100 wide.',
  projection: pack.projection,
  land: pathOf('land', undefined, true),
  lakes: pathOf('lake', (lake) => !isGreatLake(lake), true),
  greatLakes: pathOf('lake', isGreatLake, true),
  greatRivers: pathOf('river', ({ rank }) => rank === 1),
  rivers: pathOf('river', ({ rank }) => rank > 1),
  stateLines: pathOf('stateBorder'),
  countryLines: pathOf('countryBorder'),
  states: features
    .filter(({ properties }) => properties.layer === 'stateLabel')
    .map(({ properties, geometry }) => ({ name: properties.name, at: project(geometry.coordinates) })),
};

const output = new URL('../src/games/continental-divide/data/geography.json', here);
writeFileSync(output, `${JSON.stringify(drawing, null, 1)}\n`);
