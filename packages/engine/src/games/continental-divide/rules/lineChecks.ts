import { HEX_DIRECTIONS, type Rejection } from '../../../kernel/index.ts';
import { currentSeat, railroadAt, sharesOf } from '../state.ts';
import type { Board, BuildLine, State } from '../types.ts';
import { hasCube } from './hexes.ts';
import { type LineStart, type Obstacle, type Survey, surveyLine } from './line.ts';
import { hasMajority, isStarted } from './stock.ts';

/** The rule that each obstacle stands for. */
const RULE_OF: Readonly<Record<Obstacle, string>> = {
  offTheMap: 'CD-4.3',
  ownTrack: 'CD-4.3',
  hexFull: 'CD-4.6',
  portTaken: 'CD-4.7',
  secondPort: 'CD-4.7',
  startingCity: 'CD-4.8',
  noCubes: 'CD-4.11',
};

/** A move's start by indices; -1 for what the board does not know. */
export const lineStartOf = (board: Board, { railroad, from, direction }: BuildLine): LineStart => ({
  railroad: board.railroadIndexOf.get(railroad) ?? -1,
  from: board.hexIndexOf.get(from) ?? -1,
  direction: HEX_DIRECTIONS.indexOf(direction),
});

/** The first rule a line breaks: who builds, then the way, hex by hex, then the money. */
export const rejectLine = (board: Board, state: State, move: BuildLine): Rejection | undefined => {
  const line = lineStartOf(board, move);
  return rejectBuilder(state, move, line) ?? rejectStart(state, move, line) ?? rejectWay(board, state, move);
};

const rejectBuilder = (state: State, { railroad: id }: BuildLine, line: LineStart): Rejection | undefined => {
  if (line.railroad < 0)
    return { rule: 'CD-1.2', code: 'buildLine/unknownRailroad', params: { railroad: id } };
  const railroad = railroadAt(state, line.railroad);
  if (!isStarted(railroad)) return { rule: 'CD-4.1', code: 'buildLine/notStarted', params: { railroad: id } };
  const seat = currentSeat(state);
  if (!hasMajority(railroad, seat)) {
    const params = { railroad: id, held: sharesOf(railroad, seat), most: Math.max(...railroad.shares) };
    return { rule: 'CD-4.1', code: 'buildLine/noMajority', params };
  }
  if (state.linesBuilt.includes(line.railroad))
    return { rule: 'CD-4.2', code: 'buildLine/alreadyBuilt', params: { railroad: id } };
  return undefined;
};

const rejectStart = (state: State, move: BuildLine, line: LineStart): Rejection | undefined => {
  const { railroad, from, length } = move;
  if (line.from < 0) return { rule: 'CD-4.3', code: 'buildLine/unknownHex', params: { hex: from } };
  if (!hasCube(state, line.railroad, line.from))
    return { rule: 'CD-4.3', code: 'buildLine/noTrackThere', params: { railroad, hex: from } };
  if (line.direction < 0)
    return { rule: 'CD-4.3', code: 'buildLine/unknownDirection', params: { direction: move.direction } };
  if (!Number.isInteger(length) || length < 1)
    return { rule: 'CD-4.3', code: 'buildLine/noLength', params: { length } };
  return undefined;
};

const rejectWay = (board: Board, state: State, move: BuildLine): Rejection | undefined => {
  const line = lineStartOf(board, move);
  const { hexes, cost, stop } = surveyLine(board, state, line, move.length);
  const { treasury } = railroadAt(state, line.railroad);
  if (stop !== undefined) return rejectObstacle(board, move, { ...stop, built: hexes.length });
  if (cost > treasury)
    return {
      rule: 'CD-4.4',
      code: 'buildLine/cannotAfford',
      params: { railroad: move.railroad, cost, treasury },
    };
  return undefined;
};

const rejectObstacle = (
  board: Board,
  { railroad, length }: BuildLine,
  { hex, obstacle, built }: NonNullable<Survey['stop']> & { readonly built: number },
): Rejection => {
  const where: { hex?: string } = hex < 0 ? {} : { hex: board.hexIds[hex] ?? '' };
  return {
    rule: RULE_OF[obstacle],
    code: `buildLine/${obstacle}`,
    params: { railroad, length, built, ...where },
  };
};
