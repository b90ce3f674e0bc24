import { OVER, seatActor } from '../../../kernel/index.ts';
import { accept } from '../moves/trading/accept.ts';
import { assignTrain } from '../moves/trading/assignTrain.ts';
import { counter } from '../moves/trading/counter.ts';
import { endTrading } from '../moves/trading/endTrading.ts';
import { invite } from '../moves/trading/invite.ts';
import { offer } from '../moves/trading/offer.ts';
import { propose } from '../moves/trading/propose.ts';
import { refuse } from '../moves/trading/refuse.ts';
import { talksLeft } from '../rules/haggling.ts';
import { activeSeat, begin } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import type { TradeStage } from '../stages.ts';
import type { Player, State } from '../state.ts';
import type { Board } from '../types.ts';

/** Step 4 of the active player; alone at the table there is nobody to trade with. */
export const beginTrading = (_: Board, state: State): State =>
  state.players.length === 1
    ? begin(state, 'income')
    : { ...state, stage: { kind: 'trading' }, ledger: { ...state.ledger, offers: 0, duties: [] } };

/** SV-20.11: in a spike a train serves one of the two cities until they are connected. */
const hasHomelessTrain = ({ startCities, joined, trains }: Player): boolean =>
  startCities.length > 1 && !joined && trains.some(({ city }) => city === undefined);

const stay = (_: Board, state: State): State => state;

export const TRADE_STAGES = {
  trading: {
    actor: (state) => seatActor(activeSeat(state)),
    moves: [offer, invite, endTrading],
    flow: (_, state) => {
      const seat = state.players.findIndex(hasHomelessTrain);
      if (seat !== -1) return { ...state, stage: { kind: 'assignTrain', seat } };
      return talksLeft(state) > 0 ? state : begin(state, 'income');
    },
  },
  invited: {
    actor: ({ stage }) => (stage.kind === 'invited' ? seatActor(stage.seat) : OVER),
    moves: [propose, refuse],
    flow: stay,
  },
  offered: {
    actor: ({ stage }) => (stage.kind === 'offered' ? seatActor(stage.answers) : OVER),
    moves: [accept, counter, refuse],
    flow: stay,
  },
  assignTrain: {
    actor: ({ stage }) => (stage.kind === 'assignTrain' ? seatActor(stage.seat) : OVER),
    moves: [assignTrain],
    flow: stay,
  },
} as const satisfies Record<TradeStage['kind'], StageRule>;
