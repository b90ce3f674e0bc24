export { type ArenaReport, arenaReport, type Fare } from './arenaReport.ts';
export { type Bars, balanceOf, type HexMap, type Paths, type Section } from './balance/index.ts';
export { type ArenaPorts, type Clocks, type JobResult, type MatchJob, playJob } from './matchJob.ts';
export { type Reliability, reliabilityOf } from './reliability.ts';
export { ladderMatches, rotations, type Terms } from './schedule.ts';
