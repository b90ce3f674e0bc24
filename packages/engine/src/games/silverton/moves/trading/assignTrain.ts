import { type MoveRule, object, oneOf, type Rejection, string } from '../../../../kernel/index.ts';
import { playerAt, withPlayer } from '../../effects/money.ts';
import { readWords, thenRead, townWord } from '../../notation.ts';
import { canMeetDuties } from '../../rules/duties.ts';
import type { Player, State, Train } from '../../state.ts';
import type { Board, TownId, TownIndex } from '../../types.ts';

/** Names the start city that a train got in a deal serves (SV-20.11). */
export interface AssignTrain {
  readonly type: 'assignTrain';
  readonly city: TownId;
}

const seatOf = ({ stage }: State): number => (stage.kind === 'assignTrain' ? stage.seat : 0);

/** The first of a player's trains that serves no city yet. */
const nextTrain = ({ trains }: Player): Train | undefined => trains.find(({ city }) => city === undefined);

const assigned = (state: State, city: TownIndex): State => {
  const next = nextTrain(playerAt(state, seatOf(state)));
  return withPlayer(state, seatOf(state), (player) => ({
    ...player,
    trains: player.trains.map((train) => (train === next ? { ...train, city } : train)),
  }));
};

const rejectCity = (board: Board, state: State, city: TownIndex | undefined): Rejection | undefined => {
  if (city === undefined || !playerAt(state, seatOf(state)).startCities.includes(city))
    return { rule: 'SV-20.11', code: 'assignTrain/notStartCity' };
  if (!canMeetDuties(board, assigned(state, city)))
    return { rule: 'SV-6.4.4', code: 'assignTrain/spoilsDuty' };
  return undefined;
};

export const assignTrain: MoveRule<Board, State, AssignTrain> = {
  type: 'assignTrain',
  verb: 'assign-train',
  decode: object<AssignTrain>({ type: oneOf(['assignTrain']), city: string }),

  options: (board, state) =>
    playerAt(state, seatOf(state))
      .startCities.filter((city) => rejectCity(board, state, city) === undefined)
      .map((city): AssignTrain => ({ type: 'assignTrain', city: board.towns[city]?.id ?? '' })),

  reject: (board, state, { city }) => rejectCity(board, state, board.townById.get(city)?.index),

  apply(board, state, { city }) {
    const town = board.townById.get(city)?.index;
    return town === undefined ? state : { ...assigned(state, town), stage: { kind: 'trading' } };
  },

  format: (_, __, { city }) => [city],
  parse: (board, _, words) =>
    thenRead(
      readWords<readonly [TownId]>(words, townWord(board)),
      ([city]): AssignTrain => ({ type: 'assignTrain', city }),
    ),
};
