import type { PlainEvent } from '@roundhouse/engine';
import { type Board, isStarted, type MatchEvent, type State } from '@roundhouse/engine/continental-divide';
import type { LogEntry } from '../../../match/host.ts';

type DivideCrossed = Extract<MatchEvent, { readonly type: 'divideCrossed' }>;
const isCrossing = (event: PlainEvent): event is DivideCrossed => event.type === 'divideCrossed';

/** A railroad that crossed the Divide, and when. */
export interface Crossing {
  readonly railroad: string;
  readonly hex: string;
  readonly turn: number;
}

/** What people will talk about after the match. */
export interface Highlights {
  readonly firstAcross?: Crossing;
  readonly lastAcross?: Crossing;
  /** All that share the first place. */
  readonly bestIncome?: { readonly railroads: readonly string[]; readonly income: number };
  readonly longest?: { readonly railroads: readonly string[]; readonly hexes: number };
  /** Railroads that never reached the Central Region. */
  readonly stayedEast: readonly string[];
}

interface Started {
  readonly railroad: string;
  readonly record: State['railroads'][number];
}

/** The highest figure, and everyone who reached it. */
const mostOf = (
  started: readonly Started[],
  figure: (each: Started) => number,
): { readonly railroads: readonly string[]; readonly most: number } | undefined => {
  if (started.length === 0) return undefined;
  const most = Math.max(...started.map(figure));
  const railroads = started.filter((each) => figure(each) === most).map(({ railroad }) => railroad);
  return { railroads, most };
};

export const highlightsOf = (
  board: Board,
  state: State,
  { log, turns }: { readonly log: readonly LogEntry[]; readonly turns: readonly number[] },
): Highlights => {
  const crossings = log.flatMap(({ sequence, events }) =>
    events.filter(isCrossing).map(({ railroad, hex }) => ({ railroad, hex, turn: turns[sequence] ?? 0 })),
  );
  const started = board.railroadIds.flatMap((railroad, index) => {
    const record = state.railroads[index];
    return record !== undefined && isStarted(record) ? [{ railroad, record }] : [];
  });
  const income = mostOf(started, ({ record }) => record.income);
  const hexes = mostOf(started, ({ record }) => record.track.length);
  const [firstAcross] = crossings;
  const lastAcross = crossings.length > 1 ? crossings.at(-1) : undefined;
  return {
    ...(firstAcross === undefined ? {} : { firstAcross }),
    ...(lastAcross === undefined ? {} : { lastAcross }),
    ...(income === undefined ? {} : { bestIncome: { railroads: income.railroads, income: income.most } }),
    ...(hexes === undefined ? {} : { longest: { railroads: hexes.railroads, hexes: hexes.most } }),
    stayedEast: started.filter(({ record }) => !record.reachedCentral).map(({ railroad }) => railroad),
  };
};
