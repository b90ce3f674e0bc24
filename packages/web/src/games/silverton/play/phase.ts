import type { View } from '@roundhouse/engine/silverton';

type StageKind = View['stage']['kind'];

export const PHASES = ['order', 'placing', 'disputes', 'operations', 'market', 'newCards'] as const;
export type Phase = (typeof PHASES)[number];

/** The seven steps of phase 4. */
export const STEPS = ['claims', 'track', 'operate', 'trade', 'passengers', 'deliveries', 'fines'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Partial<Record<StageKind, Step>>> = {
  claims: 'claims',
  drawing: 'claims',
  drawn: 'claims',
  track: 'track',
  secondRoll: 'track',
  secondBuild: 'track',
  operating: 'operate',
  operationRoll: 'operate',
  plows: 'operate',
  plowRoll: 'operate',
  trading: 'trade',
  invited: 'trade',
  offered: 'trade',
  assignTrain: 'trade',
  deliveries: 'deliveries',
  fines: 'fines',
  freedomRoll: 'fines',
};

const PHASE_OF: Readonly<Partial<Record<StageKind, Phase>>> = {
  dealOrder: 'order',
  chooseStaff: 'placing',
  assignSurveyors: 'placing',
  placing: 'placing',
  phantom: 'placing',
  disputes: 'disputes',
  moveAside: 'disputes',
  callSpecial: 'disputes',
  jointOffer: 'disputes',
  disputeRoll: 'disputes',
  marketRoll: 'market',
  refillClaim: 'newCards',
  eventVictim: 'newCards',
  uncoverLine: 'newCards',
  hiring: 'newCards',
  equipment: 'newCards',
};

/** The step of phase 4 a stage belongs to, if any. */
export const stepOf = (kind: StageKind): Step | undefined => STEP_OF[kind];

/** The phase of the turn a stage belongs to; `undefined` before the first turn and after the last. */
export const phaseOf = (kind: StageKind): Phase | undefined =>
  stepOf(kind) === undefined ? PHASE_OF[kind] : 'operations';
