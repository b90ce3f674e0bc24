import type { Player, State } from '../state.ts';
import type { Board } from '../types.ts';

const MOST_TRAINS = 4;

/** SV-11.1, SV-14.6: trains and plows owned and in the supply add up; at most four trains a player. */
export function* equipmentTrouble(board: Board, state: State): Iterable<string> {
  const powers = state.players.flatMap(({ trains }) => trains.map(({ power }) => power));
  const bonuses = state.players.flatMap(({ plows }) => plows.map(({ bonus }) => bonus));
  for (const [type, { power, count }] of board.trains.entries())
    yield* supplyTrouble(`trains of power ${power}`, {
      left: state.trainSupply[type] ?? Number.NaN,
      inHands: powers.filter((each) => each === power).length,
      count,
    });
  for (const [type, { bonus, count }] of board.plows.entries())
    yield* supplyTrouble(`plows with +${bonus}`, {
      left: state.plowSupply[type] ?? Number.NaN,
      inHands: bonuses.filter((each) => each === bonus).length,
      count,
    });
  for (const [seat, player] of state.players.entries()) yield* depotTrouble(state, player, seat);
}

function* supplyTrouble(
  kind: string,
  { left, inHands, count }: { readonly left: number; readonly inHands: number; readonly count: number },
): Iterable<string> {
  if (!(left >= 0 && left + inHands === count)) yield `${left} + ${inHands} ${kind}`;
}

function* depotTrouble({ turn, options }: State, { trains, plows }: Player, seat: number): Iterable<string> {
  if (trains.length > MOST_TRAINS) yield `seat ${seat} has ${trains.length} trains`;
  if ([...trains, ...plows].some(({ usedTurn }) => usedTurn > turn))
    yield `seat ${seat} has used something in a turn to come`;
  if (!options.advanced && trains.length + plows.length > 0)
    yield `seat ${seat} has trains or plows in the basic game`;
}
