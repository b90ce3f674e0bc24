import { describe, expect, it } from 'vitest';
import type { Note } from './thread.ts';
import { WorkerPool } from './workerPool.ts';

/** Threads and a clock that do what a test tells them. */
const stage = (size: number) => {
  const threads: {
    readonly jobs: string[];
    ended: boolean;
    tell(note: Note<string>): void;
  }[] = [];
  const alarms = new Map<() => void, number>();
  const pool = new WorkerPool<string, string>({
    size,
    open: (tell) => {
      const thread = { jobs: [] as string[], ended: false, tell };
      threads.push(thread);
      return {
        give: (job) => thread.jobs.push(job),
        end: () => {
          thread.ended = true;
        },
      };
    },
    after: (milliseconds, act) => {
      alarms.set(act, milliseconds);
      return () => alarms.delete(act);
    },
  });
  const thread = (index: number) => {
    const found = threads[index];
    if (found === undefined) throw new RangeError(`no thread ${index}`);
    return found;
  };
  const ring = (): void => {
    for (const act of [...alarms.keys()]) {
      alarms.delete(act);
      act();
    }
  };
  return { pool, threads, thread, alarms, ring };
};

describe('WorkerPool', () => {
  it('opens a thread when there is a job, and gives it the next one when it is done', async () => {
    const { pool, threads, thread } = stage(1);
    expect(threads).toHaveLength(0);
    const [first, second] = [pool.run('a'), pool.run('b')];
    thread(0).tell({ kind: 'ready' });
    expect(thread(0).jobs).toEqual(['a']);
    thread(0).tell({ kind: 'done', result: 'A' });
    thread(0).tell({ kind: 'done', result: 'B' });
    expect(await first.outcome).toEqual({ kind: 'done', result: 'A' });
    expect(await second.outcome).toEqual({ kind: 'done', result: 'B' });
    expect(threads).toHaveLength(1);
  });

  it('opens no more threads than it may, and none without need', () => {
    const { pool, threads } = stage(2);
    pool.run('a');
    expect(threads).toHaveLength(1);
    pool.run('b');
    pool.run('c');
    expect(threads).toHaveLength(2);
  });

  it('ends a thread that exceeds its limit, hands over the best so far, and goes on with another', async () => {
    const { pool, threads, thread, alarms, ring } = stage(1);
    const [stuck, next] = [pool.run('a', 100), pool.run('b')];
    thread(0).tell({ kind: 'ready' });
    expect([...alarms.values()]).toEqual([10_100]);
    thread(0).tell({ kind: 'begun' });
    expect([...alarms.values()]).toEqual([100]);
    thread(0).tell({ kind: 'soFar', result: 'half' });
    ring();
    expect(await stuck.outcome).toEqual({ kind: 'outOfTime', soFar: 'half' });
    expect(thread(0).ended).toBe(true);
    expect(threads).toHaveLength(2);
    thread(1).tell({ kind: 'ready' });
    thread(1).tell({ kind: 'done', result: 'B' });
    expect(await next.outcome).toEqual({ kind: 'done', result: 'B' });
  });

  it('stops the clock of a job that is done', () => {
    const { pool, thread, alarms } = stage(1);
    pool.run('a', 100);
    thread(0).tell({ kind: 'ready' });
    thread(0).tell({ kind: 'done', result: 'A' });
    expect(alarms.size).toBe(0);
  });

  it('fails the job of a thread that breaks, keeps the thread, and replaces one that dies', async () => {
    const { pool, threads, thread } = stage(1);
    const jobs = [pool.run('a'), pool.run('b'), pool.run('c')];
    thread(0).tell({ kind: 'ready' });
    thread(0).tell({ kind: 'failed', error: 'no' });
    thread(0).tell({ kind: 'died', error: 'gone' });
    thread(1).tell({ kind: 'died', error: 'never started' });
    expect(await Promise.all(jobs.map(({ outcome }) => outcome))).toEqual([
      { kind: 'failed', error: 'no' },
      { kind: 'failed', error: 'gone' },
      { kind: 'failed', error: 'never started' },
    ]);
    expect(threads).toHaveLength(2);
  });

  it('cancels a job that waits without a word, and one that runs by ending its thread', async () => {
    const { pool, thread } = stage(1);
    const [running, waiting] = [pool.run('a'), pool.run('b')];
    thread(0).tell({ kind: 'ready' });
    waiting.cancel();
    expect(await waiting.outcome).toEqual({ kind: 'cancelled' });
    expect(thread(0).ended).toBe(false);
    running.cancel();
    expect(await running.outcome).toEqual({ kind: 'cancelled' });
    expect(thread(0).ended).toBe(true);
  });

  it('leaves nothing running when it is closed', async () => {
    const { pool, threads, thread } = stage(2);
    const jobs = [pool.run('a'), pool.run('b'), pool.run('c')];
    thread(0).tell({ kind: 'ready' });
    pool.close();
    expect((await Promise.all(jobs.map(({ outcome }) => outcome))).map(({ kind }) => kind)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    expect(threads.every(({ ended }) => ended)).toBe(true);
  });
});
