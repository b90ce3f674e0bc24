/**
 * What a worker tells: that it can take a job, that it has loaded what the job needs and begins, how the job
 * goes, how it ended, or that the worker is no more.
 */
export type Note<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun' }
  | { readonly kind: 'soFar'; readonly result: Result }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'died'; readonly error: string };

/** A worker as its owner sees it; behind it may be a thread of Node or a Web Worker. */
export interface Thread<Job> {
  give(job: Job): void;
  /** Ends it at once, whatever it is doing. */
  end(): void;
}

/** Starts a worker. It takes one job at a time, and `tell` hears what it has to say. */
export type OpenThread<Job, Result> = (tell: (note: Note<Result>) => void) => Thread<Job>;

/** What a job can say of itself before it is done. */
export interface Progress<Result> {
  begun(): void;
  soFar(result: Result): void;
}

/** What happens inside a worker: the function to call with every job that comes. */
export const working = <Job, Result>(
  tell: (note: Note<Result>) => void,
  work: (job: Job, progress: Progress<Result>) => Promise<Result>,
): ((job: Job) => void) => {
  const progress: Progress<Result> = {
    begun: () => tell({ kind: 'begun' }),
    soFar: (result) => tell({ kind: 'soFar', result }),
  };
  tell({ kind: 'ready' });
  return (job) => {
    work(job, progress).then(
      (result) => tell({ kind: 'done', result }),
      (error: unknown) =>
        tell({ kind: 'failed', error: error instanceof Error ? error.message : String(error) }),
    );
  };
};
