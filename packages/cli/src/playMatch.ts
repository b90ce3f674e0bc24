import type { MatchHeader, MatchRecord, PlainMove, Standing } from '@roundhouse/engine';
import { seededRng } from '@roundhouse/engine';
import type { SeatedBot } from './bots.ts';
import type { Table } from './table.ts';

/** A match that takes longer than this does not end. */
const MOST_MOVES = 100_000;

export interface PlayedMatch {
  readonly record: MatchRecord<PlainMove>;
  readonly standings: readonly Standing[];
}

/**
 * Plays one match between bots. Chance and every seat draw from generators of their own, so that a
 * change in one bot leaves the dice and the other bots as they were.
 */
export const playMatch = (
  { board, rules }: Table,
  header: MatchHeader,
  { bots, seed }: { readonly bots: readonly SeatedBot[]; readonly seed: string },
): PlayedMatch => {
  const chance = seededRng(`${seed}/chance`);
  const seats = bots.map((_, seat) => seededRng(`${seed}/${seat}`));
  const moves: PlainMove[] = [];
  let state = rules.setup(header);
  for (let actor = rules.actor(state); actor.kind !== 'over'; actor = rules.actor(state)) {
    const bot = actor.kind === 'seat' ? bots[actor.seat] : undefined;
    const rng = actor.kind === 'seat' ? seats[actor.seat] : undefined;
    const move =
      actor.kind === 'seat' && bot !== undefined && rng !== undefined
        ? bot.choose({ board, rules, seat: actor.seat, view: rules.view(state, actor.seat), rng })
        : rules.sampleMove(state, chance);
    const rejection = rules.reject(state, move);
    if (rejection !== undefined)
      throw new Error(
        `${bot?.name ?? 'chance'} broke ${rejection.rule} (${rejection.code}) in match ${seed}`,
      );
    if (moves.length === MOST_MOVES) throw new Error(`match ${seed} does not end`);
    state = rules.apply(state, move);
    moves.push(move);
  }
  return { record: { header, moves }, standings: rules.standings(state) };
};
