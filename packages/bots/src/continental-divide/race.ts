/** A candidate in a race, with its result in every round so far. */
interface Runner<T> {
  readonly entrant: T;
  readonly results: number[];
}

/** How long a race may last. */
interface RaceLimits {
  /** The most results to ask for. */
  readonly iterations: number;
  readonly rounds: number;
  expired(): boolean;
}

/** Rounds before anybody is dropped. */
const FIRST_ROUNDS = 4;

/** Whoever is behind the leader by so many standard errors is dropped. */
const CLEARLY = 2.2;

/**
 * The best of several candidates whose worth can only be sampled, or `undefined` without any. In a round all
 * meet the same luck, so the differences between them say more than their averages: who is clearly behind
 * the leader is out, and the race is over when only one is left, or when the rest is too close to matter.
 */
export const raceOf = <T>(
  entrants: readonly T[],
  resultOf: (entrant: T, round: number) => number,
  limits: RaceLimits,
): T | undefined => {
  let field = entrants.map((entrant): Runner<T> => ({ entrant, results: [] }));
  let spent = 0;
  for (let round = 0; field.length > 1 && round < limits.rounds; round += 1) {
    for (const { entrant, results } of field) {
      if (spent >= limits.iterations || limits.expired()) return leaderOf(field)?.entrant;
      results.push(resultOf(entrant, round));
      spent += 1;
    }
    if (round + 1 >= FIRST_ROUNDS) field = stillIn(field);
  }
  return leaderOf(field)?.entrant;
};

const meanOf = (results: readonly number[]): number =>
  results.reduce((sum, result) => sum + result, 0) / results.length;

/** The best mean over the rounds everybody has run; the first of the field before the first round is over. */
const leaderOf = <T>(field: readonly Runner<T>[]): Runner<T> | undefined => {
  const rounds = Math.min(...field.map(({ results }) => results.length));
  let [leader] = field;
  if (rounds === 0) return leader;
  let most = Number.NEGATIVE_INFINITY;
  for (const runner of field) {
    const mean = meanOf(runner.results.slice(0, rounds));
    if (mean > most) [leader, most] = [runner, mean];
  }
  return leader;
};

const stillIn = <T>(field: readonly Runner<T>[]): Runner<T>[] => {
  const leader = leaderOf(field);
  return field.filter((runner) => runner === leader || !isBehind(runner, leader));
};

const isBehind = <T>({ results }: Runner<T>, leader: Runner<T> | undefined): boolean => {
  const lags = results.map((result, round) => (leader?.results[round] ?? 0) - result);
  const lag = meanOf(lags);
  const spread = lags.reduce((sum, each) => sum + (each - lag) ** 2, 0) / (lags.length - 1);
  return lag >= CLEARLY * Math.sqrt(spread / lags.length);
};
