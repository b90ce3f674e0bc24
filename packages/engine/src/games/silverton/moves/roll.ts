import { integer, listOf, type MoveRule, object, oneOf, type Rng } from '../../../kernel/index.ts';
import { fixedWord, mapped, readList, thenRead } from '../notation.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { rollResolverOf } from './rollResolvers.ts';

/** Chance throws the dice the present stage asks for. Dice are told apart, so all outcomes are as likely. */
export interface Roll {
  readonly type: 'roll';
  readonly dice: readonly number[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const dieWord = mapped(fixedWord('die', ['1', '2', '3', '4', '5', '6']), Number);
const ONE_DIE = FACES.map((die): Roll => ({ type: 'roll', dice: [die] }));
const TWO_DICE = FACES.flatMap((a) => FACES.map((b): Roll => ({ type: 'roll', dice: [a, b] })));

const outcomes = (board: Board, state: State): readonly Roll[] => {
  const dice = rollResolverOf(state)?.dice(board, state);
  if (dice === undefined) return [];
  return dice === 1 ? ONE_DIE : TWO_DICE;
};

export const roll: MoveRule<Board, State, Roll> = {
  type: 'roll',
  verb: 'roll',
  decode: object<Roll>({ type: oneOf(['roll']), dice: listOf(integer(1, 6), 2) }),
  options: outcomes,
  sample: (board, state, rng: Rng) => {
    const all = outcomes(board, state);
    return all[rng.below(all.length)];
  },
  reject: (board, state, { dice }) => {
    const resolver = rollResolverOf(state);
    if (resolver === undefined) return { rule: 'SV-8.1', code: 'roll/notNow' };
    const due = resolver.dice(board, state);
    return dice.length === due ? undefined : { rule: resolver.rule, code: 'roll/wrongDice', params: { due } };
  },
  apply: (board, state, { dice }) => rollResolverOf(state)?.resolve(board, state, dice) ?? state,
  format: (_, __, { dice }) => dice.map(String),
  parse: (_, __, words) => thenRead(readList(words, dieWord), (dice): Roll => ({ type: 'roll', dice })),
};
