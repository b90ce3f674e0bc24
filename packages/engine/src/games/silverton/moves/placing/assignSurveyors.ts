import { listOf, type MoveRule, object, oneOf, type Rejection, string } from '../../../../kernel/index.ts';
import { playerAt, withPlayer } from '../../effects/money.ts';
import { readList, thenRead, townWord } from '../../notation.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { Player, StaffMember, State } from '../../state.ts';
import type { Board, TownId } from '../../types.ts';

/** In a spike's first turn every surveyor is assigned to a start city, each city getting one (SV-20.11). */
export interface AssignSurveyors {
  readonly type: 'assignSurveyors';
  /** A start city for each surveyor, in the order of the staff list. */
  readonly cities: readonly TownId[];
}

const isSurveyor = ({ role }: StaffMember): boolean => role === 'S';

const startIds = (board: Board, { startCities }: Player): readonly TownId[] =>
  startCities.flatMap((city) => board.towns[city]?.id ?? []);

/** Every way to send `count` surveyors out of `ids`. */
const waysFor = (ids: readonly TownId[], count: number): readonly (readonly TownId[])[] =>
  count === 0 ? [[]] : waysFor(ids, count - 1).flatMap((way) => ids.map((id) => [...way, id]));

const rejectCities = (board: Board, player: Player, cities: readonly TownId[]): Rejection | undefined => {
  const ids = startIds(board, player);
  if (cities.length !== player.staff.filter(isSurveyor).length)
    return { rule: 'SV-20.11', code: 'assignSurveyors/notEachOne' };
  const foreign = cities.find((city) => !ids.includes(city));
  if (foreign !== undefined)
    return { rule: 'SV-20.11', code: 'assignSurveyors/noStartCity', params: { city: foreign } };
  return ids.every((id) => cities.includes(id))
    ? undefined
    : { rule: 'SV-20.12', code: 'assignSurveyors/emptyCity' };
};

const assigned = (board: Board, player: Player, cities: readonly TownId[]): Player => {
  const left = cities.flatMap((id) => board.townById.get(id)?.index ?? []);
  return {
    ...player,
    staff: player.staff.map((member) => {
      const city = isSurveyor(member) ? left.shift() : undefined;
      return city === undefined ? member : { ...member, city };
    }),
  };
};

export const assignSurveyors: MoveRule<Board, State, AssignSurveyors> = {
  type: 'assignSurveyors',
  verb: 'assign',
  decode: object<AssignSurveyors>({ type: oneOf(['assignSurveyors']), cities: listOf(string, 8) }),
  options: (board, state) => {
    const player = playerAt(state, activeSeat(state));
    return waysFor(startIds(board, player), player.staff.filter(isSurveyor).length)
      .filter((cities) => rejectCities(board, player, cities) === undefined)
      .map((cities) => ({ type: 'assignSurveyors', cities }));
  },
  reject: (board, state, { cities }) => rejectCities(board, playerAt(state, activeSeat(state)), cities),
  apply: (board, state, { cities }) =>
    withPlayer(state, activeSeat(state), (player) => assigned(board, player, cities)),
  format: (_, __, { cities }) => cities,
  parse: (board, _, words) =>
    thenRead(
      readList(words, townWord(board)),
      (cities): AssignSurveyors => ({
        type: 'assignSurveyors',
        cities,
      }),
    ),
};
