import { HEX_DIRECTIONS } from '@roundhouse/engine';
import type { Board, HexIndex, State } from '@roundhouse/engine/continental-divide';
import { railroadsIn } from '../map/cubePlaces.ts';
import { terrainOf } from '../map/terrain.ts';
import { cd } from '../words/index.ts';
import { fullNameOfHex, listText } from './terms.ts';

/** A hex in words: name, figures, region, and who is there. For the strip under the map and for the ear. */
export const describeHex = (board: Board, cubes: State['cubes'], hex: HexIndex): string => {
  const pack = board.pack.hexes[hex];
  if (pack === undefined) return '';
  const port = board.pack.ports[board.port[hex] ?? -1];
  const parts = [
    fullNameOfHex(board, hex),
    pack.startingCity === undefined
      ? cd.t('hex.figures', {
          terrain: cd.t(`terrain.${terrainOf(pack)}`),
          cost: pack.cost,
          income: pack.income,
        })
      : cd.t('hex.startingCity'),
    ...(port === undefined ? [] : [cd.t('hex.port', { points: port.victoryPoints })]),
    cd.t(`hex.${pack.region}`),
    ...(pack.westOfDivide ? [cd.t('hex.beyondDivide')] : []),
    ...whoIsThere(board, cubes, hex),
  ];
  return parts.join(' · ');
};

const whoIsThere = (board: Board, cubes: State['cubes'], hex: HexIndex): readonly string[] => {
  const there = railroadsIn(cubes, hex);
  if (there.length === 0) return [];
  const names = there.map((index) => board.pack.railroads[index]?.shortName ?? '');
  const most = (board.port[hex] ?? -1) >= 0 ? 1 : board.pack.rules.maxRailroadsPerHex;
  return [
    cd.t('hex.railroads', { railroads: listText(names) }),
    cd.t('hex.room', { room: Math.max(0, most - there.length) }),
  ];
};

/** The six hexes around one, by direction. */
export const describeNeighbours = (board: Board, hex: HexIndex): string =>
  cd.t('hex.neighbours', {
    hex: fullNameOfHex(board, hex),
    neighbours: HEX_DIRECTIONS.flatMap((direction, index) => {
      const other = board.neighbours[6 * hex + index] ?? -1;
      return other < 0
        ? []
        : [
            cd.t('hex.neighbour', {
              direction: cd.t(`direction.${direction}`),
              hex: fullNameOfHex(board, other),
            }),
          ];
    }).join(', '),
  });
