import type { State } from '@roundhouse/engine/silverton';
import { judgeClaims, judgeDrawn } from './judgeClaims.ts';
import { judgeEquipment, judgeHiring, judgeVictim } from './judgeClosing.ts';
import { judgeJoint, judgeMovingAside, judgeSpecial } from './judgeDisputes.ts';
import { judgePlacing } from './judgePlacing.ts';
import { judgeDeliveries, judgeFines } from './judgeSelling.ts';
import { judgeAssignment, judgePhantom, judgeStaff } from './judgeSetup.ts';
import { judgeTrack } from './judgeTrack.ts';
import { judgeOffer, judgeTrading } from './judgeTrading.ts';
import { judgeOperating, judgePlows } from './judgeWorking.ts';
import { type Judge, type Ranked, ranking, type Table } from './rank.ts';

/** Every stage in which a player decides. Stages that are not here leave one sensible move only. */
const JUDGES: Partial<Record<State['stage']['kind'], Judge>> = {
  chooseStaff: judgeStaff,
  assignSurveyors: judgeAssignment,
  placing: judgePlacing,
  phantom: judgePhantom,
  moveAside: judgeMovingAside,
  callSpecial: judgeSpecial,
  jointOffer: judgeJoint,
  claims: judgeClaims,
  drawn: judgeDrawn,
  track: judgeTrack,
  secondBuild: judgeTrack,
  operating: judgeOperating,
  plows: judgePlows,
  trading: judgeTrading,
  invited: () => [ranking({ type: 'refuse' }, 0)],
  offered: judgeOffer,
  deliveries: judgeDeliveries,
  fines: judgeFines,
  hiring: judgeHiring,
  eventVictim: judgeVictim,
  equipment: judgeEquipment,
};

/** All moves worth a look, best first; near equals in random order. Never empty while a decision is due. */
export const judged = (table: Table): readonly Ranked[] => {
  const found = JUDGES[table.state.stage.kind]?.(table) ?? [];
  if (found.length === 0) return [ranking(table.rules.sampleMove(table.state, table.rng), 0)];
  return found
    .map((each) => ({ each, order: each.gain + (table.weights.jitter * table.rng.below(1000)) / 1000 }))
    .sort((a, b) => b.order - a.order)
    .map(({ each }) => each);
};

/** The best move by judgement. What a judge overlooked costs a move, never a rule. */
export const bestMove = (table: Table): Ranked => {
  const legal = judged(table).find(({ move }) => table.rules.reject(table.state, move) === undefined);
  return legal ?? ranking(table.rules.sampleMove(table.state, table.rng), 0);
};
