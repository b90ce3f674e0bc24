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
  readonly bestIncome?: { readonly railroad: string; readonly income: number };
  readonly longest?: { readonly railroad: string; readonly hexes: number };
  /** Railroads that never reached the Central Region. */
  readonly stayedEast: readonly string[];
}

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
  const [richest] = [...started].sort((a, b) => b.record.income - a.record.income);
  const [longest] = [...started].sort((a, b) => b.record.track.length - a.record.track.length);
  const [firstAcross] = crossings;
  const lastAcross = crossings.length > 1 ? crossings.at(-1) : undefined;
  return {
    ...(firstAcross === undefined ? {} : { firstAcross }),
    ...(lastAcross === undefined ? {} : { lastAcross }),
    ...(richest === undefined
      ? {}
      : { bestIncome: { railroad: richest.railroad, income: richest.record.income } }),
    ...(longest === undefined
      ? {}
      : { longest: { railroad: longest.railroad, hexes: longest.record.track.length } }),
    stayedEast: started.filter(({ record }) => !record.reachedCentral).map(({ railroad }) => railroad),
  };
};
