import {
  CHANCE,
  decoded,
  type Game,
  type GameRules,
  integer,
  OVER,
  object,
  optional,
  rulesOfMoves,
  seatActor,
  sha256,
  shuffled,
  string,
} from '../../kernel/index.ts';
import { bet, deal, pass, roll, undealtCards } from './moves.ts';
import type { ToyBoard, ToyMove, ToyOptions, ToyState, ToyView } from './types.ts';

type ToyRules = GameRules<ToyState, ToyMove, ToyView, ToyOptions>;

const actorOf = ({ players, round, rounds, hands, die, bets }: ToyState) => {
  if (round > rounds) return OVER;
  return hands.length < players || die === 0 ? CHANCE : seatActor(bets.length);
};

const movesNow = (state: ToyState) => {
  const actor = actorOf(state);
  if (actor.kind === 'over') return [];
  if (actor.kind === 'seat') return [bet, pass];
  return state.hands.length < state.players ? [deal] : [roll];
};

const standingsOf = ({ chips }: ToyState) =>
  chips.map((score, seat) => ({ seat, score, rank: 1 + chips.filter((other) => other > score).length }));

const violationsOf = (board: ToyBoard, { players, chips, hands }: ToyState): readonly string[] => [
  ...(chips.reduce((sum, held) => sum + held, 0) === players * board.chips
    ? []
    : ['chips were lost or made']),
  ...(new Set(hands).size === hands.length ? [] : ['a card is in two hands']),
  ...(chips.every((held) => held >= 0) ? [] : ['a seat owes chips']),
];

const resampled: (board: ToyBoard) => ToyRules['resample'] = (board) => (view, rng) => {
  const { viewer, dealt, ownHand, ...open } = view;
  const cards = shuffled(undealtCards(board, { ...open, hands: ownHand === null ? [] : [ownHand] }), rng);
  const hands = Array.from({ length: dealt }, (_, seat) =>
    seat === viewer ? (ownHand ?? 0) : (cards[seat] ?? 0),
  );
  return { ...open, hands };
};

const rulesFor = (board: ToyBoard): ToyRules => ({
  ...rulesOfMoves<ToyBoard, ToyState, ToyMove>(board, {
    rules: [deal, roll, bet, pass],
    movesNow,
    notNow: (_, { type }) => ({ rule: 'TOY-4', code: 'turn/notNow', params: { type } }),
  }),
  rejectSetup: ({ players }) =>
    players >= 2 && players <= 4 ? undefined : { rule: 'TOY-5', code: 'setup/players', params: { players } },
  setup: ({ players, options }) => ({
    players,
    round: 1,
    rounds: options.rounds ?? board.rounds,
    hands: [],
    die: 0,
    chips: Array.from({ length: players }, () => board.chips),
    bets: [],
  }),
  actor: actorOf,
  view: ({ hands, ...open }, viewer) => ({
    ...open,
    viewer,
    dealt: hands.length,
    ownHand: viewer === 'spectator' ? null : (hands[viewer] ?? null),
  }),
  resample: resampled(board),
  standings: standingsOf,
  narrate: (_, move) =>
    move.type === 'deal' ? [{ type: 'cardDealt' }] : [{ ...move, type: `${move.type}Made` }],
  violations: (state) => violationsOf(board, state),
});

const board = (id: string, figures: Omit<ToyBoard, 'id' | 'hash'>): ToyBoard => ({
  id,
  hash: sha256(JSON.stringify(figures)),
  ...figures,
});

/** The game that harness and kernel are tested with. */
export const toy: Game<ToyBoard, ToyState, ToyMove, ToyView, ToyOptions> = {
  id: 'toy',
  name: 'High Stack',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  defaultBoard: board('toy', { cards: 9, rounds: 3, chips: 12 }),
  decodeBoard: (json) => {
    const read = object<Omit<ToyBoard, 'hash'>>({
      id: string,
      cards: integer(4, 99),
      rounds: integer(1, 99),
      chips: integer(1),
    })(json);
    if (!read.ok) return read;
    const { id, ...figures } = read.value;
    return decoded(board(id, figures));
  },
  decodeOptions: object<ToyOptions>({ rounds: optional(integer(1, 9)) }),
  rules: rulesFor,
};
