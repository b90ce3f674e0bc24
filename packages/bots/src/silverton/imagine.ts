import type { Board, Player, State } from '@roundhouse/engine/silverton';

/** `state` as if one player were different: only for estimates, never a state of the match. */
const asIf = (state: State, seat: number, change: (player: Player) => Player): State => ({
  ...state,
  players: state.players.map((player, index) => (index === seat ? change(player) : player)),
});

/** As if the seat had built a segment and paid for it. */
export const asIfBuilt = (board: Board, state: State, seat: number, segment: number): State => ({
  ...asIf(state, seat, (player) => ({
    ...player,
    cash: player.cash - (board.segments[segment]?.cost ?? 0),
    segments: [...player.segments, segment],
  })),
  owners: state.owners.with(segment, seat),
});

/** As if the seat had bought a claim. */
const asIfClaimed = (board: Board, state: State, seat: number, claim: number): State => ({
  ...asIf(state, seat, (player) => ({
    ...player,
    cash: player.cash - (board.claims[claim]?.price ?? 0),
    claims: [...player.claims, { claim, goods: 0, depleted: false, operatedTurn: 0 }],
  })),
  display: state.display.filter((number) => number !== claim),
});

/** As if the seat had bought a passenger line. */
const asIfLine = (board: Board, state: State, seat: number, line: number): State => ({
  ...asIf(state, seat, (player) => ({
    ...player,
    cash: player.cash - (board.lines[line]?.price ?? 0),
    lines: [...player.lines, line],
  })),
  piles: state.piles.map((pile) => (pile.top === line ? { below: pile.below } : pile)),
});

/** As if the seat's surveyors had built what they stand on: cards are bought with the track of this turn in mind. */
export const asIfSurveyed = (board: Board, state: State, seat: number): State => {
  let now = state;
  for (const { place, held } of state.players[seat]?.staff ?? [])
    if (!held && place.at === 'segment' && now.owners[place.segment] === -1)
      now = asIfBuilt(board, now, seat, place.segment);
  return now;
};

/** As if everything the seat's placed staff stand for had come true, as far as the money goes. */
export const asIfDone = (board: Board, state: State, seat: number): State => {
  let now = state;
  for (const { place, held } of state.players[seat]?.staff ?? []) {
    const after = held ? undefined : asIfReached(board, now, seat, place);
    if (after !== undefined && (after.players[seat]?.cash ?? -1) >= 0) now = after;
  }
  return now;
};

const asIfReached = (
  board: Board,
  state: State,
  seat: number,
  place: Player['staff'][number]['place'],
): State | undefined => {
  if (place.at === 'segment' && state.owners[place.segment] === -1)
    return asIfBuilt(board, state, seat, place.segment);
  if (place.at === 'claim') return asIfClaimed(board, state, seat, place.claim);
  return place.at === 'line' ? asIfLine(board, state, seat, place.line) : undefined;
};
