import { CHANCE } from '../../../kernel/index.ts';
import { dealSeats } from '../moves/setup/dealSeats.ts';
import { turnUpClaim } from '../moves/setup/turnUpClaim.ts';
import { turnUpLine } from '../moves/setup/turnUpLine.ts';
import { begin } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import type { SetupStage } from '../stages.ts';

/** SV-2.4. */
const CLAIMS_TURNED_UP = 8;

/** Chance prepares the table: seats, then claims, then passenger lines (SV-2). */
export const SETUP_STAGES = {
  dealSeats: {
    actor: () => CHANCE,
    moves: [dealSeats],
    flow: (_, state) => (state.players.length > 1 ? state : { ...state, stage: { kind: 'turnUpClaim' } }),
  },
  turnUpClaim: {
    actor: () => CHANCE,
    moves: [turnUpClaim],
    flow: (_, state) =>
      state.display.length < CLAIMS_TURNED_UP && state.deck.length > 0
        ? state
        : { ...state, stage: { kind: 'turnUpLine', pile: 0 } },
  },
  turnUpLine: {
    actor: () => CHANCE,
    moves: [turnUpLine],
    flow: (_, state) =>
      state.stage.kind === 'turnUpLine' && state.stage.pile < state.piles.length
        ? state
        : begin(state, 'turn'),
  },
} as const satisfies Record<SetupStage['kind'], StageRule>;
