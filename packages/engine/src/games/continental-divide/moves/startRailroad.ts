import {
  integer,
  type MoveRule,
  object,
  oneOf,
  pick,
  type Rejection,
  string,
} from '../../../kernel/index.ts';
import { ISSUE, isWholeWithin, STOCK_VALUE } from '../data/figures.ts';
import { hasRoom, withCubes } from '../rules/hexes.ts';
import { hexesToStartAt, isStarted, isValueTaken, valuesToStartAt } from '../rules/stock.ts';
import { beginBuilding } from '../rules/turn.ts';
import { added, cashOf, currentSeat, railroadAt, withRailroad } from '../state.ts';
import type { Board, HexIndex, StartRailroad, State } from '../types.ts';
import { hexWord, parseWords, railroadWord, wholeWord } from './words.ts';

const decode = object<StartRailroad>({
  type: oneOf(['startRailroad']),
  railroad: string,
  hex: string,
  shares: integer(0),
  value: integer(0),
});

/** Starts a railroad for its stock value and takes its first share (CD-3.1 to CD-3.5). */
export const startRailroad: MoveRule<Board, State, StartRailroad> = {
  type: 'startRailroad',
  decode,

  *options(board, state) {
    const hexes = hexesToStartAt(board, state).map((hex) => hexIdOf(board, hex));
    const values = valuesToStartAt(state);
    for (const railroad of unstartedIds(board, state))
      for (const hex of hexes)
        for (let shares: number = ISSUE.min; shares <= ISSUE.max; shares += 1)
          for (const value of values) yield { type: 'startRailroad', railroad, hex, shares, value };
  },

  sample: (board, state, rng) => {
    const railroads = unstartedIds(board, state);
    const hexes = hexesToStartAt(board, state);
    const values = valuesToStartAt(state);
    if (railroads.length === 0 || hexes.length === 0 || values.length === 0) return undefined;
    return {
      type: 'startRailroad',
      railroad: pick(railroads, rng),
      hex: hexIdOf(board, pick(hexes, rng)),
      shares: ISSUE.min + rng.below(ISSUE.max - ISSUE.min + 1),
      value: pick(values, rng),
    };
  },

  reject: (board, state, move) => rejectRailroad(board, state, move) ?? rejectFigures(state, move),

  apply: (board, state, { railroad: id, hex: hexId, shares, value }) => {
    const index = board.railroadIndexOf.get(id) ?? -1;
    const hex = board.hexIndexOf.get(hexId) ?? -1;
    const seat = currentSeat(state);
    const railroad = railroadAt(state, index);
    const started = withRailroad(state, index, {
      ...railroad,
      issued: shares,
      value,
      shares: added(railroad.shares, seat, 1),
      treasury: value,
      cubes: board.pack.rules.cubesAtStart,
      track: [hex],
    });
    const cubes = withCubes(state.cubes, index, [hex]);
    return beginBuilding({ ...started, cubes, cash: added(state.cash, seat, -value) });
  },

  verb: 'start',
  format: (_board, _state, { railroad, hex, shares, value }) => [railroad, hex, `${shares}`, `@${value}`],
  parse: (board, _state, words) =>
    parseWords(
      words,
      [railroadWord(board), hexWord(board, 'hex'), wholeWord('shares'), wholeWord('value', '@')],
      startRailroad,
    ),
};

const rejectRailroad = (board: Board, state: State, move: StartRailroad): Rejection | undefined => {
  const { railroad, hex: hexId } = move;
  const index = board.railroadIndexOf.get(railroad);
  if (index === undefined)
    return { rule: 'CD-1.2', code: 'startRailroad/unknownRailroad', params: { railroad } };
  if (isStarted(railroadAt(state, index)))
    return { rule: 'CD-3.1', code: 'startRailroad/alreadyStarted', params: { railroad } };
  const hex = board.hexIndexOf.get(hexId);
  if (hex === undefined || !board.isStartingCity[hex])
    return { rule: 'CD-3.2', code: 'startRailroad/notAStartingCity', params: { hex: hexId } };
  if (!hasRoom(board, state, hex))
    return { rule: 'CD-3.2', code: 'startRailroad/hexFull', params: { hex: hexId } };
  return undefined;
};

const rejectFigures = (state: State, { shares, value }: StartRailroad): Rejection | undefined => {
  if (!isWholeWithin(shares, ISSUE))
    return { rule: 'CD-3.2', code: 'startRailroad/sharesOutOfRange', params: { shares, ...ISSUE } };
  if (!isWholeWithin(value, STOCK_VALUE))
    return { rule: 'CD-3.2', code: 'startRailroad/valueOutOfRange', params: { value, ...STOCK_VALUE } };
  if (isValueTaken(state, value))
    return { rule: 'CD-3.3', code: 'startRailroad/valueTaken', params: { value } };
  const cash = cashOf(state, currentSeat(state));
  if (cash < value) return { rule: 'CD-3.4', code: 'startRailroad/cannotAfford', params: { value, cash } };
  return undefined;
};

const unstartedIds = (board: Board, state: State): readonly string[] =>
  board.railroadIds.filter((_id, index) => !isStarted(railroadAt(state, index)));

const hexIdOf = (board: Board, hex: HexIndex): string => board.hexIds[hex] ?? '';
