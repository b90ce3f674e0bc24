const WIDTH = 30;

/** Milliseconds as a person would say them. */
const spanOf = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

/** Where progress is told, and how often where it cannot be drawn. */
interface ProgressPorts {
  readonly stream: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly everyMs: number;
}

const PORTS: ProgressPorts = { stream: process.stderr, everyMs: 10_000 };

/** How far things are, on the error stream: a bar on a terminal, a line every ten seconds anywhere else. */
export const progress = (label: string, total: number, ports: ProgressPorts = PORTS) =>
  ports.stream.isTTY === true ? bar(label, total, ports) : lines(label, total, ports);

const bar = (label: string, total: number, { stream }: ProgressPorts) => {
  const shown = total > 1;
  const started = performance.now();
  let drawn = started;
  const draw = (done: number): void => {
    const filled = Math.round((WIDTH * done) / total);
    const left = done === 0 ? '' : `, ${spanOf(((drawn - started) * (total - done)) / done)} left`;
    stream.write(`\r${label} [${'#'.repeat(filled).padEnd(WIDTH, '.')}] ${done}/${total}${left}\u001b[K`);
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
      if (shown) stream.write('\r\u001b[K');
    },
  };
};

const lines = (label: string, total: number, { stream, everyMs }: ProgressPorts) => {
  const started = performance.now();
  let told = started;
  let reached = { done: 0, at: started };
  const tell = (): void => {
    told = performance.now();
    const { done, at } = reached;
    const left = Math.max(0, ((at - started) * total) / done - (told - started));
    stream.write(
      `${label}: ${done} of ${total} after ${spanOf(told - started)}, ${done === 0 ? 'no estimate before the first is done' : `about ${spanOf(left)} left`}\n`,
    );
  };
  const timer = setInterval(tell, everyMs).unref();
  return {
    /** Tells by itself too: work that never pauses gives the timer no chance. */
    step(done: number): void {
      const now = performance.now();
      if (done > reached.done) reached = { done, at: now };
      if (now - told >= everyMs && done < total) tell();
    },
    end(): void {
      clearInterval(timer);
    },
  };
};
