import {
  decoded,
  integer,
  type MoveRule,
  object,
  oneOf,
  optional,
  problem,
  string,
} from '../../../../kernel/index.ts';
import { pay, playerAt, withPlayer } from '../../effects/money.ts';
import { townWord, wholeWord } from '../../notation.ts';
import { equipmentCost, MOST_TRAINS, purchaseProblem } from '../../rules/equipment.ts';
import { citiesToAssign } from '../../rules/hiring.ts';
import { activeSeat, nextInOrder } from '../../rules/turn.ts';
import type { State, Train } from '../../state.ts';
import type { Board, TownId, TrainType } from '../../types.ts';

/** SV-11.5: buys a train, if need be trading in an old one. */
export interface BuyTrain {
  readonly type: 'buyTrain';
  readonly power: number;
  /** Number of the old train in the player's list. */
  readonly tradeIn?: number;
  /** Start city it is to serve, in a spike scenario whose two are not joined yet (SV-20.11). */
  readonly city?: TownId;
}

const typeOf = (board: Board, power: number | undefined): number =>
  board.trains.findIndex((type) => type.power === power);

const ownTrain = (state: State, number: number | undefined): Train | undefined =>
  number === undefined ? undefined : playerAt(state, activeSeat(state)).trains[number];

const cityProblem = (board: Board, state: State, { city }: BuyTrain) => {
  const cities = citiesToAssign(state, activeSeat(state)).map((index) => board.towns[index]?.id);
  const fits = city === undefined ? cities.length === 0 : cities.includes(city);
  return fits ? undefined : ({ rule: 'SV-20.11', code: 'buyTrain/wrongCity' } as const);
};

const candidates = (board: Board, state: State): readonly BuyTrain[] => {
  const seat = activeSeat(state);
  const cities = citiesToAssign(state, seat).map((index) => board.towns[index]?.id ?? '');
  const places = cities.length === 0 ? [{}] : cities.map((city) => ({ city }));
  const old = [{}, ...playerAt(state, seat).trains.map((_, tradeIn) => ({ tradeIn }))];
  return board.trains.flatMap(({ power }) =>
    old.flatMap((traded) =>
      places.map((place) => ({ type: 'buyTrain', power, ...traded, ...place }) as const),
    ),
  );
};

export const buyTrain: MoveRule<Board, State, BuyTrain> = {
  type: 'buyTrain',
  verb: 'buy-train',
  decode: object<BuyTrain>({
    type: oneOf(['buyTrain']),
    power: integer(1),
    tradeIn: optional(integer(0)),
    city: optional(string),
  }),
  options: (board, state) =>
    candidates(board, state).filter((move) => buyTrain.reject(board, state, move) === undefined),
  reject: (board, state, move) => {
    const index = typeOf(board, move.power);
    const wanted = board.trains[index];
    if (wanted === undefined)
      return { rule: 'SV-11.4', code: 'buyTrain/unknownTrain', params: { power: move.power } };
    const traded = ownTrain(state, move.tradeIn);
    if (move.tradeIn !== undefined && traded === undefined)
      return { rule: 'SV-11.5', code: 'buyTrain/notYours', params: { train: move.tradeIn } };
    if (traded === undefined && playerAt(state, activeSeat(state)).trains.length >= MOST_TRAINS)
      return { rule: 'SV-11.5', code: 'buyTrain/fourTrains' };
    const old = board.trains[typeOf(board, traded?.power)];
    const left = state.trainSupply[index] ?? 0;
    return cityProblem(board, state, move) ?? purchaseProblem(state, { move: 'buyTrain', wanted, left, old });
  },
  apply: (board, state, move) => {
    const wanted = board.trains[typeOf(board, move.power)];
    return wanted === undefined ? state : nextInOrder(bought(board, state, { wanted, move }));
  },
  format: (_, __, { power, tradeIn, city }) => [
    `T${power}`,
    ...(tradeIn === undefined ? [] : [`for${tradeIn + 1}`]),
    ...(city === undefined ? [] : [city]),
  ],
  parse: (board, _, [first = '', ...words]) => {
    const power = wholeWord('train', 'T').read(first);
    if (power === undefined) return problem('train', 'T and its power', first);
    let move: BuyTrain = { type: 'buyTrain', power };
    for (const word of words) {
      const old = wholeWord('trade-in', 'for').read(word);
      const city = townWord(board).read(word);
      if (old !== undefined && old > 0 && move.tradeIn === undefined) move = { ...move, tradeIn: old - 1 };
      else if (city !== undefined && move.city === undefined) move = { ...move, city };
      else return problem('words', 'for and the number of an own train, or a start city', word);
    }
    return decoded(move);
  },
};

/** The old train goes back into the supply, the new one comes out of it, ready from the next turn on. */
const bought = (
  board: Board,
  state: State,
  { wanted, move }: { readonly wanted: TrainType; readonly move: BuyTrain },
): State => {
  const seat = activeSeat(state);
  const oldType = typeOf(board, ownTrain(state, move.tradeIn)?.power);
  const city = move.city === undefined ? undefined : board.townById.get(move.city)?.index;
  const train: Train = { power: wanted.power, usedTurn: 0, ...(city === undefined ? {} : { city }) };
  const paid = withPlayer(pay(state, seat, equipmentCost(wanted, board.trains[oldType])), seat, (player) => ({
    ...player,
    trains: [...player.trains.filter((_, number) => number !== move.tradeIn), train],
  }));
  const newType = typeOf(board, wanted.power);
  return {
    ...paid,
    trainSupply: paid.trainSupply.map(
      (left, type) => left + Number(type === oldType) - Number(type === newType),
    ),
  };
};
