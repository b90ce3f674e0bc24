import type { Note, OpenThread, Thread } from './thread.ts';

/** What a pool needs from where it runs. */
export interface PoolPorts<Job, Result> {
  /** The most workers at the same time. */
  readonly size: number;
  readonly open: OpenThread<Job, Result>;
  /** Acts once after so many milliseconds, unless the function it gives back is called before. */
  after(milliseconds: number, act: () => void): () => void;
}

/** How a job ended. Where it was cut off, `soFar` is the last result the worker had told. */
export type Outcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'outOfTime' | 'cancelled'; readonly soFar?: Result | undefined }
  | { readonly kind: 'failed'; readonly error: string };

/** A job given to the pool. */
export interface Running<Result> {
  readonly outcome: Promise<Outcome<Result>>;
  cancel(): void;
}

interface Task<Job, Result> {
  readonly job: Job;
  readonly limit: number | undefined;
  readonly settle: (outcome: Outcome<Result>) => void;
  soFar?: Result;
  stopClock?: () => void;
}

interface Place<Job, Result> {
  readonly thread: Thread<Job>;
  ready: boolean;
  task: Task<Job, Result> | undefined;
}

/** Milliseconds a worker may take to load what a job needs, before the limit of the job itself counts. */
const LOADING_TIME = 10_000;

/** Workers that take jobs one at a time, opened when there is something to do and ended when they hang. */
export class WorkerPool<Job, Result> {
  readonly #ports: PoolPorts<Job, Result>;
  readonly #queue: Task<Job, Result>[] = [];
  readonly #places = new Set<Place<Job, Result>>();

  constructor(ports: PoolPorts<Job, Result>) {
    this.#ports = ports;
  }

  /** `limit` milliseconds after a worker says that it has begun with the job, the worker is ended. */
  run(job: Job, limit?: number): Running<Result> {
    let cancel = (): void => {};
    const outcome = new Promise<Outcome<Result>>((settle) => {
      const task: Task<Job, Result> = { job, limit, settle };
      cancel = () => this.#cancel(task);
      this.#queue.push(task);
      this.#dispatch();
    });
    return { outcome, cancel };
  }

  /** Ends all workers; jobs not done are cancelled. */
  close(): void {
    for (const task of this.#queue.splice(0)) task.settle({ kind: 'cancelled' });
    for (const place of [...this.#places]) this.#end(place, { kind: 'cancelled' });
  }

  #dispatch(): void {
    for (const place of this.#places) {
      const task = place.ready && place.task === undefined ? this.#queue.shift() : undefined;
      if (task !== undefined) this.#begin(place, task);
    }
    const opening = [...this.#places].filter(({ ready }) => !ready).length;
    const room = this.#ports.size - this.#places.size;
    for (let more = Math.min(this.#queue.length - opening, room); more > 0; more -= 1) this.#open();
  }

  #open(): void {
    const place: Place<Job, Result> = {
      thread: this.#ports.open((note) => this.#hear(place, note)),
      ready: false,
      task: undefined,
    };
    this.#places.add(place);
  }

  #begin(place: Place<Job, Result>, task: Task<Job, Result>): void {
    place.task = task;
    this.#setClock(place, LOADING_TIME);
    place.thread.give(task.job);
  }

  #setClock(place: Place<Job, Result>, extra: number): void {
    const { task } = place;
    if (task?.limit === undefined) return;
    task.stopClock?.();
    task.stopClock = this.#ports.after(task.limit + extra, () => this.#end(place, { kind: 'outOfTime' }));
  }

  #hear(place: Place<Job, Result>, note: Note<Result>): void {
    if (!this.#places.has(place)) return;
    switch (note.kind) {
      case 'ready':
        place.ready = true;
        this.#dispatch();
        break;
      case 'begun':
        this.#setClock(place, 0);
        break;
      case 'soFar':
        if (place.task !== undefined) place.task.soFar = note.result;
        break;
      case 'died':
        // One that cannot even start would never take the job it was opened for: that job fails with it.
        if (!place.ready) place.task = this.#queue.shift();
        this.#end(place, { kind: 'failed', error: note.error });
        break;
      default:
        this.#settle(place, note);
        this.#dispatch();
    }
  }

  #settle(place: Place<Job, Result>, outcome: Outcome<Result>): void {
    const { task } = place;
    if (task === undefined) return;
    place.task = undefined;
    task.stopClock?.();
    task.settle(outcome.kind === 'outOfTime' ? { ...outcome, soFar: task.soFar } : outcome);
  }

  #end(place: Place<Job, Result>, outcome: Outcome<Result>): void {
    this.#places.delete(place);
    place.thread.end();
    this.#settle(place, outcome);
    this.#dispatch();
  }

  #cancel(task: Task<Job, Result>): void {
    const waiting = this.#queue.indexOf(task);
    if (waiting >= 0) {
      this.#queue.splice(waiting, 1);
      task.settle({ kind: 'cancelled' });
    }
    for (const place of [...this.#places]) if (place.task === task) this.#end(place, { kind: 'cancelled' });
  }
}
