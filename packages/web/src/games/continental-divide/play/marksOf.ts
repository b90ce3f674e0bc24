import type { PlainEvent } from '@roundhouse/engine';
import type { Board, BuildLine, HexIndex, MatchEvent, State } from '@roundhouse/engine/continental-divide';
import { choices } from '@roundhouse/engine/continental-divide';
import type { LogEntry } from '../../../match/host.ts';
import type { GhostLine, MapMarks } from '../map/marks.ts';
import { type BuildContext, hexesAlong, indexOf, reachable } from './lines.ts';
import type { Plan } from './plan.ts';
import { type BuildDraft, nextHex } from './pressToBuild.ts';
import { bestFirstLine, type StartDraft } from './startDraft.ts';

/** What the marks on the map follow from, each part replaced only when it changes. */
export interface MarkParts {
  readonly context: BuildContext;
  readonly build: BuildDraft;
  /** The railroad to build for, where there is but one choice. */
  readonly railroad: string | undefined;
  readonly start: StartDraft | undefined;
  /** The position after what is laid out. */
  readonly preview: State | undefined;
  readonly plan: Plan;
  readonly refused: string | undefined;
  readonly spotlight: string | undefined;
  readonly fresh: readonly HexIndex[];
}

/** What the desk wants shown on the map. */
export const marksOf = (parts: MarkParts): MapMarks => {
  const { context, start, plan, refused, spotlight, fresh } = parts;
  const { board } = context;
  return {
    ...(start === undefined ? building(parts) : starting(parts, start)),
    refused: refused === undefined ? undefined : indexOf(board, refused),
    plans: plannedLines(board, plan),
    fresh,
    spotlight: spotlight === undefined ? undefined : board.hexIndexOf.get(spotlight),
  };
};

type Choosing = Pick<MapMarks, 'open' | 'chosen' | 'line' | 'reach' | 'next'>;

const building = ({ build, context, railroad }: MarkParts): Choosing => {
  const { board } = context;
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

const starting = ({ context, preview }: MarkParts, start: StartDraft): Choosing => {
  const { board, position } = context;
  const now = choices(board, position);
  const first = preview === undefined ? undefined : bestFirstLine(board, preview, start.railroad);
  return {
    open: now.phase === 'stock' ? now.start.hexes.map((hex) => indexOf(board, hex)) : [],
    chosen: indexOf(board, start.hex),
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

const plannedLines = (board: Board, { steps }: Plan): readonly GhostLine[] =>
  steps.flatMap(({ move, rejection }) =>
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
