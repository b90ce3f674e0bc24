import {
  type Decoded,
  integer,
  type MoveRule,
  object,
  oneOf,
  problem,
  type Rejection,
} from '../../kernel/index.ts';
import type { Bet, Deal, Pass, Roll, ToyBoard, ToyMove, ToyState } from './types.ts';

type Rule<Move extends ToyMove> = MoveRule<ToyBoard, ToyState, Move>;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const numberIn = (words: readonly string[], name: string): Decoded<number> => {
  const [word = ''] = words;
  return /^\d+$/.test(word) && words.length === 1
    ? { ok: true, value: Number(word) }
    : problem(name, 'one number', words.join(' '));
};

const asMove = <Move>(read: Decoded<number>, move: (value: number) => Move): Decoded<Move> =>
  read.ok ? { ok: true, value: move(read.value) } : read;

export const undealtCards = (board: ToyBoard, { hands }: ToyState): readonly number[] =>
  upTo(board.cards).filter((card) => !hands.includes(card));

export const deal: Rule<Deal> = {
  type: 'deal',
  verb: 'deal',
  decode: object<Deal>({ type: oneOf(['deal']), card: integer(1, 99) }),
  options: (board, state) => undealtCards(board, state).map((card): Deal => ({ type: 'deal', card })),
  reject: (board, state, { card }) =>
    undealtCards(board, state).includes(card)
      ? undefined
      : { rule: 'TOY-1', code: 'deal/noSuchCard', params: { card } },
  apply: (_, state, { card }) => ({ ...state, hands: [...state.hands, card] }),
  format: (_, __, { card }) => [String(card)],
  parse: (_, __, words) => asMove(numberIn(words, 'card'), (card): Deal => ({ type: 'deal', card })),
};

export const roll: Rule<Roll> = {
  type: 'roll',
  verb: 'roll',
  decode: object<Roll>({ type: oneOf(['roll']), die: integer(1, 6) }),
  options: () => upTo(6).map((die): Roll => ({ type: 'roll', die })),
  reject: (_, __, { die }): Rejection | undefined =>
    die >= 1 && die <= 6 ? undefined : { rule: 'TOY-2', code: 'roll/noSuchFace', params: { die } },
  apply: (_, state, { die }) => ({ ...state, die }),
  format: (_, __, { die }) => [String(die)],
  parse: (_, __, words) => asMove(numberIn(words, 'die'), (die): Roll => ({ type: 'roll', die })),
};

const chipsOf = ({ chips, bets }: ToyState): number => chips[bets.length] ?? 0;

export const bet: Rule<Bet> = {
  type: 'bet',
  verb: 'bet',
  decode: object<Bet>({ type: oneOf(['bet']), chips: integer(1) }),
  options: (_, state) => upTo(chipsOf(state)).map((chips): Bet => ({ type: 'bet', chips })),
  reject: (_, state, { chips }): Rejection | undefined =>
    chips >= 1 && chips <= chipsOf(state)
      ? undefined
      : { rule: 'TOY-3', code: 'bet/cannotAfford', params: { chips } },
  apply: (_, state, { chips }) => afterBet(state, chips),
  format: (_, __, { chips }) => [String(chips)],
  parse: (_, __, words) => asMove(numberIn(words, 'chips'), (chips): Bet => ({ type: 'bet', chips })),
};

export const pass: Rule<Pass> = {
  type: 'pass',
  verb: 'pass',
  decode: object<Pass>({ type: oneOf(['pass']) }),
  options: () => [{ type: 'pass' }],
  reject: () => undefined,
  apply: (_, state) => afterBet(state, 0),
  format: () => [],
  parse: (_, __, words) =>
    words.length === 0 ? { ok: true, value: { type: 'pass' } } : problem('pass', 'nothing more', words[0]),
};

const afterBet = (state: ToyState, chips: number): ToyState => {
  const bets = [...state.bets, chips];
  if (bets.length < state.players) return { ...state, bets };
  const bettors = bets.flatMap((made, seat) => (made > 0 ? [seat] : []));
  const strength = (seat: number): number => (state.hands[seat] ?? 0) * (state.die % 2 === 0 ? 1 : -1);
  const winner = bettors.toSorted((a, b) => strength(b) - strength(a))[0];
  const pot = bets.reduce((sum, made) => sum + made, 0);
  const settled = state.chips.map((held, seat) => held - (bets[seat] ?? 0) + (seat === winner ? pot : 0));
  return { ...state, chips: settled, bets: [], hands: [], die: 0, round: state.round + 1 };
};
