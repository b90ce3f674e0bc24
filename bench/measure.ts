/** Something whose speed is measured: it plays one whole match and says how many moves that took. */
export interface Contestant {
  readonly name: string;
  playMatch(seed: string): number;
}

export interface Speed {
  readonly name: string;
  /** Moves a second: the median of all rounds, and the slowest and fastest one. */
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/** How fast one contestant plays whole matches for about so long. */
const oneRound = ({ playMatch }: Contestant, round: string, milliseconds: number): number => {
  const started = performance.now();
  let elapsed = 0;
  let moves = 0;
  for (let match = 0; elapsed < milliseconds; match += 1) {
    moves += playMatch(`${round}/${match}`);
    elapsed = performance.now() - started;
  }
  return moves / (elapsed / 1_000);
};

/**
 * Measures all contestants in turn, round after round (ABAB…), in this one thread, so that a machine that
 * slows down or warms up does so for everybody. The first round warms up and does not count.
 */
export const speedsOf = (
  contestants: readonly Contestant[],
  { rounds, milliseconds }: { readonly rounds: number; readonly milliseconds: number },
  onRound: (done: number) => void = () => undefined,
): readonly Speed[] => {
  const speeds = contestants.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const speed = oneRound(contestant, String(round), milliseconds);
      if (round > 0) speeds[index]?.push(speed);
    }
    onRound(round);
  }
  return contestants.map(({ name }, index) => {
    const all = speeds[index] ?? [];
    return { name, median: medianOf(all), slowest: Math.min(...all), fastest: Math.max(...all) };
  });
};
