import type { PlainEvent } from '@roundhouse/engine';
import type { Board, BuildLine, HexIndex, MatchEvent } from '@roundhouse/engine/continental-divide';
import { choices } from '@roundhouse/engine/continental-divide';
import type { LogEntry } from '../../../match/host.ts';
import type { GhostLine, MapMarks } from '../map/marks.ts';
import type { Desk } from './desk.ts';
import { hexesAlong, indexOf, reachable } from './lines.ts';
import { nextHex } from './pressToBuild.ts';
import { bestFirstLine } from './startDraft.ts';

/** What the desk wants shown on the map. */
export const marksOf = (desk: Desk, { fresh }: { readonly fresh: readonly HexIndex[] }): MapMarks => {
  const { board, session } = desk;
  const refused = desk.refusal?.hex;
  const spotlight = session.spotlight?.place;
  return {
    ...choosing(desk),
    refused: refused === undefined ? undefined : indexOf(board, refused),
    plans: plannedLines(desk),
    fresh,
    spotlight: spotlight === undefined ? undefined : board.hexIndexOf.get(spotlight),
  };
};

type Choosing = Pick<MapMarks, 'open' | 'chosen' | 'line' | 'reach' | 'next'>;

const choosing = (desk: Desk): Choosing => {
  if (desk.canAct && desk.position.phase === 'build') return building(desk);
  return desk.canAct && desk.start !== undefined ? starting(desk) : { open: [], reach: [] };
};

const building = ({ board, build, context, railroad }: Desk): Choosing => {
  const lines = context.lines.filter((line) => railroad === undefined || line.railroad === railroad);
  const { from, line } = build;
  const next = line === undefined ? undefined : nextHex(context, line);
  return {
    open: from === undefined ? [...new Set(lines.map((each) => indexOf(board, each.from)))] : [],
    chosen: from === undefined ? undefined : indexOf(board, from),
    line: line === undefined ? undefined : ghostOf(board, line),
    reach: line === undefined ? reachable(board, lines, from) : [],
    next: next === undefined ? undefined : indexOf(board, next),
  };
};

const starting = (desk: Desk): Choosing => {
  const { board, position, start, preview } = desk;
  const now = choices(board, position);
  const first =
    start === undefined || preview === undefined ? undefined : bestFirstLine(board, preview, start.railroad);
  return {
    open: now.phase === 'stock' ? now.start.hexes.map((hex) => indexOf(board, hex)) : [],
    chosen: start === undefined ? undefined : indexOf(board, start.hex),
    line: first === undefined ? undefined : ghostOf(board, first.line),
    reach: [],
  };
};

const ghostOf = (board: Board, line: BuildLine): GhostLine => ({
  railroad: board.railroadIndexOf.get(line.railroad) ?? -1,
  from: indexOf(board, line.from),
  hexes: hexesAlong(board, line),
  sameRow: line.direction === 'E' || line.direction === 'W',
});

const plannedLines = ({ board, planner }: Desk): readonly GhostLine[] =>
  planner.plan.steps.flatMap(({ move, rejection }) =>
    move.type === 'buildLine' && rejection === undefined ? [ghostOf(board, move)] : [],
  );

type LineBuilt = Extract<MatchEvent, { readonly type: 'lineBuilt' }>;
const isLineBuilt = (event: PlainEvent): event is LineBuilt => event.type === 'lineBuilt';

/** Hexes built since the viewer last moved. */
export const freshTrack = (
  board: Board,
  { log, lastOwn }: { readonly log: readonly LogEntry[]; readonly lastOwn: number },
): readonly HexIndex[] =>
  lastOwn === 0
    ? []
    : log
        .slice(lastOwn)
        .flatMap(({ events }) => events.filter(isLineBuilt).flatMap(({ hexes }) => hexes))
        .map((hex) => indexOf(board, hex));
