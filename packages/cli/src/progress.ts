const WIDTH = 30;

/** A bar on the error stream of a terminal; silent anywhere else, so that output can be piped. */
export const progress = (label: string, total: number) => {
  const shown = process.stderr.isTTY && total > 1;
  let drawn = 0;
  return {
    step(done: number): void {
      const now = performance.now();
      if (!shown || (now - drawn < 80 && done < total)) return;
      drawn = now;
      const filled = Math.round((WIDTH * done) / total);
      process.stderr.write(`\r${label} [${'#'.repeat(filled).padEnd(WIDTH, '.')}] ${done}/${total}`);
    },
    end(): void {
      if (shown) process.stderr.write('\r\u001b[K');
    },
  };
};
