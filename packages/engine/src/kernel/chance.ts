import type { MatchRecord } from './match.ts';
import type { Rng } from './rng.ts';
import type { AnyRules, GameRules, PlainMove } from './rules.ts';
import { sameJson } from './sameJson.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/**
 * Commit and reveal. Whoever hosts a match keeps a secret, publishes its hash before the first move and
 * the secret after the last. Every outcome of chance follows from the secret and the number of the move
 * alone, so that nobody can foresee a roll, and anybody can audit all of them afterwards.
 */
export const commitmentOf = (secret: string): string => sha256(`roundhouse chance ${secret}`);

/** The outcome of chance for move number `sequence` (from 0) of a match hosted with `secret`. */
export const drawChance = <State, Move extends PlainMove>(
  rules: Pick<GameRules<State, Move, unknown, unknown>, 'sampleMove'>,
  state: State,
  from: { readonly secret: string; readonly sequence: number },
): Move => rules.sampleMove(state, secretRng(from.secret, from.sequence));

/** A generator whose numbers can be recomputed by anyone who is given the secret. */
const secretRng = (secret: string, sequence: number): Rng => {
  let draws = 0;
  const next = (): number => {
    draws += 1;
    return Number.parseInt(hmacSha256(secret, `${sequence}/${draws}`).slice(0, 12), 16);
  };
  return {
    below: (count) => {
      // Refuse the uneven tail of the 48-bit range, so that every outcome is exactly as likely.
      const limit = 2 ** 48 - (2 ** 48 % count);
      let value = next();
      while (value >= limit) value = next();
      return value % count;
    },
  };
};

export type Audit =
  | { readonly honest: true; readonly draws: number }
  | { readonly honest: false; readonly reason: 'commitment' | 'illegalMove' }
  | { readonly honest: false; readonly reason: 'outcome'; readonly sequence: number };

/** Checks every roll and draw of a finished match against the revealed secret. */
export const auditChance = (
  rules: AnyRules,
  { header, moves }: MatchRecord<PlainMove>,
  secret: string,
): Audit => {
  if (header.commitment !== commitmentOf(secret)) return { honest: false, reason: 'commitment' };
  let draws = 0;
  let state = rules.setup(header);
  for (const [sequence, move] of moves.entries()) {
    if (rules.reject(state, move) !== undefined) return { honest: false, reason: 'illegalMove' };
    if (rules.actor(state).kind === 'chance') {
      const due = drawChance(rules, state, { secret, sequence });
      if (!sameJson(due, move)) return { honest: false, reason: 'outcome', sequence };
      draws += 1;
    }
    state = rules.apply(state, move);
  }
  return { honest: true, draws };
};
