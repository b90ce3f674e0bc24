import { type ArenaReport, arenaReport, type JobResult } from '@roundhouse/bots/arena';
import { columns } from './columns.ts';
import { soloEndingIn } from './soloEnding.ts';
import { gradeLines, type SoloFare, soloOutcomes, soloTallyOf } from './soloTally.ts';

type Timed = Pick<ArenaReport['bots'][number], 'decisions' | 'wallMs' | 'cpuMs'>;

/** How bots fared alone, each with the time it took to think. */
interface SoloReport {
  readonly matches: number;
  readonly moves: number;
  readonly bots: readonly (SoloFare & Timed)[];
}

/** The report on matches for one, by grades; `undefined` where they have none. */
export const soloReport = (results: readonly JobResult[]): SoloReport | undefined => {
  const outcomes = soloOutcomes(
    results.map(({ names, standings, moves, ending = [] }) => ({
      names,
      standings,
      moves,
      ending: soloEndingIn(ending),
    })),
  );
  if (outcomes === undefined) return undefined;
  const { matches, moves, byBot } = soloTallyOf(outcomes);
  const { bots } = arenaReport(results);
  return {
    matches,
    moves,
    bots: byBot.flatMap((fare) => {
      const timed = bots.find(({ name }) => name === fare.name);
      if (timed === undefined) return [];
      const { decisions, wallMs, cpuMs } = timed;
      return [{ ...fare, decisions, wallMs, cpuMs }];
    }),
  };
};

export const soloReportLines = ({ bots }: SoloReport): readonly string[] => [
  '',
  ...columns([
    ['bot', 'played', 'median turn', 'mean score', 'ms p50', 'p95', 'cpu p50', 'p95'],
    ...bots.map(({ name, played, medianTurn, meanScore, wallMs, cpuMs }) => [
      name,
      played,
      medianTurn,
      meanScore,
      wallMs.p50,
      wallMs.p95,
      cpuMs.p50,
      cpuMs.p95,
    ]),
  ]),
  '',
  ...gradeLines(bots),
];
