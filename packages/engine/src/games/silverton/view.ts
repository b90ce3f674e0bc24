import type { Viewer } from '../../kernel/index.ts';
import { activeSeat } from './rules/turn.ts';
import type { Stage } from './stages.ts';
import type { Player, State } from './state.ts';

/** A player as others see them. */
export interface SeenPlayer extends Omit<Player, 'cash'> {
  /** `null` while it is secret (SV-1.2 to SV-1.5). */
  readonly cash: number | null;
}

/** What a viewer may see. Of face-down cards only their number is told. */
export interface View
  extends Pick<
    State,
    | 'options'
    | 'turn'
    | 'order'
    | 'active'
    | 'stage'
    | 'owners'
    | 'display'
    | 'slidLines'
    | 'piles'
    | 'jointLines'
    | 'prices'
    | 'leadvilleMarkers'
    | 'trainSupply'
    | 'plowSupply'
    | 'ledger'
  > {
  readonly viewer: Viewer;
  readonly players: readonly SeenPlayer[];
  /** Claims and events in the deck. */
  readonly deckCards: number;
  /** `null` while the viewer may not look through them (SV-6.3.1). */
  readonly discards: State['discards'] | null;
}

/** The stages that are some player's own turn, in phases 2 and 4: the others are nobody's. */
const OWN_TURN: Readonly<Record<Stage['kind'], boolean>> = {
  begin: false,
  dealSeats: false,
  turnUpClaim: false,
  turnUpLine: false,
  dealOrder: false,
  chooseStaff: true,
  assignSurveyors: true,
  placing: true,
  phantom: true,
  disputes: false,
  moveAside: false,
  callSpecial: false,
  jointOffer: false,
  disputeRoll: false,
  claims: true,
  drawing: true,
  drawn: true,
  track: true,
  secondRoll: true,
  secondBuild: true,
  operating: true,
  operationRoll: true,
  plows: true,
  plowRoll: true,
  trading: true,
  invited: true,
  offered: true,
  assignTrain: true,
  deliveries: true,
  fines: true,
  freedomRoll: true,
  marketRoll: false,
  refillClaim: false,
  eventVictim: false,
  uncoverLine: false,
  hiring: false,
  equipment: false,
  over: false,
};

/** SV-6.3.1. A spectator sees no more than every player does. */
const seesDiscards = (state: State, viewer: Viewer): boolean =>
  !OWN_TURN[state.stage.kind] || (viewer !== 'spectator' && viewer !== activeSeat(state));

const seenPlayer = (player: Player, own: boolean): SeenPlayer => ({
  startCities: player.startCities,
  joined: player.joined,
  cash: own || player.cashPublic ? player.cash : null,
  cashPublic: player.cashPublic,
  owed: player.owed,
  staff: player.staff,
  segments: player.segments,
  claims: player.claims,
  lines: player.lines,
  trains: player.trains,
  plows: player.plows,
});

/** What `viewer` may see, field by field, so that a field added to the state is not shown by accident. */
export const viewOf = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  turn: state.turn,
  order: state.order,
  active: state.active,
  stage: state.stage,
  players: state.players.map((player, seat) => seenPlayer(player, seat === viewer)),
  owners: state.owners,
  deckCards: state.deck.length + state.deckEvents.length,
  display: state.display,
  slidLines: state.slidLines,
  piles: state.piles,
  jointLines: state.jointLines,
  discards: seesDiscards(state, viewer) ? state.discards : null,
  prices: state.prices,
  leadvilleMarkers: state.leadvilleMarkers,
  trainSupply: state.trainSupply,
  plowSupply: state.plowSupply,
  ledger: state.ledger,
});
