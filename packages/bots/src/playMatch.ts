import {
  type AnyRules,
  type BoardId,
  type MatchHeader,
  type MatchRecord,
  type PlainMove,
  type Rng,
  type Standing,
  type Step,
  seededRng,
} from '@roundhouse/engine';
import type { AnyBot, Budget } from './bot.ts';

/** A match that takes longer than this does not end. */
const MOST_MOVES = 100_000;

/** A bot as it sits at the table. */
export interface SeatedBot {
  readonly name: string;
  readonly bot: AnyBot;
}

/** Everything about a match between bots that is settled before it starts. */
export interface BotMatch {
  readonly header: MatchHeader;
  /** By seat. */
  readonly bots: readonly SeatedBot[];
  /** The same seed gives the same match, as long as budgets count iterations. */
  readonly seed: string;
  /** Asked before every decision: how long to think about this one. */
  budget(): Budget;
  /** Told every move, chance's too. */
  onStep?(step: Step<unknown, PlainMove>): void;
}

export interface PlayedMatch {
  readonly record: MatchRecord<PlainMove>;
  readonly standings: readonly Standing[];
}

/**
 * Plays one match between bots. Chance and every seat draw from generators of their own, so that a
 * change in one bot leaves the dice and the other bots as they were.
 */
export const playMatch = (
  table: { readonly board: BoardId; readonly rules: AnyRules },
  match: BotMatch,
): PlayedMatch => {
  const { rules } = table;
  const { header, bots, seed } = match;
  const chance = seededRng(`${seed}/chance`);
  const seats = bots.map(({ name, bot }, seat) => ({ name, bot, seat, rng: seededRng(`${seed}/${seat}`) }));
  const moves: PlainMove[] = [];
  let state = rules.setup(header);
  for (let actor = rules.actor(state); actor.kind !== 'over'; actor = rules.actor(state)) {
    const seated = actor.kind === 'seat' ? seats[actor.seat] : undefined;
    const move =
      seated === undefined
        ? rules.sampleMove(state, chance)
        : choice(table, { state, seated, budget: match.budget() });
    const rejection = rules.reject(state, move);
    if (rejection !== undefined)
      throw new Error(
        `${seated?.name ?? 'chance'} broke ${rejection.rule} (${rejection.code}) in match ${seed}`,
      );
    if (moves.length === MOST_MOVES) throw new Error(`match ${seed} does not end`);
    const before = state;
    state = rules.apply(before, move);
    match.onStep?.({ sequence: moves.length, move, before, after: state });
    moves.push(move);
  }
  return { record: { header, moves }, standings: rules.standings(state) };
};

interface Asked {
  readonly state: unknown;
  readonly seated: { readonly bot: AnyBot; readonly seat: number; readonly rng: Rng };
  readonly budget: Budget;
}

const choice = (
  { board, rules }: { readonly board: BoardId; readonly rules: AnyRules },
  { state, seated: { bot, seat, rng }, budget }: Asked,
): PlainMove => bot.choose({ board, rules, seat, view: rules.view(state, seat), rng, budget }).move;
