const WIDTH = 30;

/** Milliseconds as a person would say them. */
const spanOf = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

/** A bar on the error stream of a terminal; silent anywhere else, so that output can be piped. */
export const progress = (label: string, total: number) => {
  const shown = process.stderr.isTTY && total > 1;
  const started = performance.now();
  let drawn = started;
  const draw = (done: number): void => {
    const filled = Math.round((WIDTH * done) / total);
    const left = done === 0 ? '' : `, ${spanOf(((drawn - started) * (total - done)) / done)} left`;
    process.stderr.write(
      `\r${label} [${'#'.repeat(filled).padEnd(WIDTH, '.')}] ${done}/${total}${left}\u001b[K`,
    );
  };
  if (shown) draw(0);
  return {
    step(done: number): void {
      const now = performance.now();
      if (!shown || (now - drawn < 80 && done < total)) return;
      drawn = now;
      draw(done);
    },
    end(): void {
      if (shown) process.stderr.write('\r\u001b[K');
    },
  };
};
