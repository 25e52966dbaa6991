import { Problem, requestGivenUp } from '../platform/http/problem.ts';

/**
 * How many plans and swaps one cook may request at once; how many jobs may wait in all before only cooks with none waiting
 * may add one; and how many may wait at most.
 */
const MOST = { each: 5, waiting: 20, everyone: 200 } as const;
/** When to try again, in seconds. */
const RETRY_AFTER = 2;

/** Whose plan or swap it is. The signal fires when the client has gone. */
export interface Asker {
  readonly userId: string;
  readonly signal?: AbortSignal | undefined;
}

interface Job {
  readonly start: () => Promise<void>;
  readonly fail: (error: Error) => void;
}

/** A fair queue: however much one cook requests, another waits for at most one of those jobs. */
export interface PlannerQueue {
  /** Counts a cook's request from its first query to its answer; 429 if there are too many at once. */
  admit<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a job when it is the cook's turn and one of the lanes is free; 503 if too many are waiting. Skips jobs that
   * nobody waits for any more.
   */
  inTurn<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
  /** How many jobs of others begin before the first that a cook waits for; null if none waits. */
  before(userId: string): number | null;
  /** How many jobs are running or waiting. */
  size(): number;
  /** Rejects every waiting job. */
  clear(error: Error): void;
}

/** Creates an empty queue that runs up to `lanes` jobs at a time. */
export function makePlannerQueue(lanes = 1): PlannerQueue {
  /** Each cook's waiting jobs, cooks in order of turn. */
  const waiting = new Map<string, Job[]>();
  const admitted = new Map<string, number>();
  let running = 0;

  function count(userId: string, change: 1 | -1): void {
    const now = (admitted.get(userId) ?? 0) + change;
    if (now === 0) admitted.delete(userId);
    else admitted.set(userId, now);
  }

  function size(): number {
    let jobs = 0;
    for (const some of waiting.values()) jobs += some.length;
    return jobs;
  }

  function add(userId: string, job: Job): void {
    waiting.set(userId, [...(waiting.get(userId) ?? []), job]);
  }

  function remove(userId: string, job: Job): boolean {
    const jobs = waiting.get(userId) ?? [];
    const others = jobs.filter((other) => other !== job);
    if (others.length === 0) waiting.delete(userId);
    else waiting.set(userId, others);
    return others.length < jobs.length;
  }

  function next(): void {
    const [turn] = waiting;
    if (running >= lanes || !turn) return;
    const [userId, [job, ...others]] = turn;
    waiting.delete(userId);
    if (others.length > 0) waiting.set(userId, others);
    running += 1;
    void job?.start().finally(() => {
      running -= 1;
      next();
    });
  }

  return {
    async admit({ userId }, work) {
      if ((admitted.get(userId) ?? 0) >= MOST.each) throw tooMuch();
      count(userId, 1);
      try {
        return await work();
      } finally {
        count(userId, -1);
      }
    },

    inTurn({ userId, signal }, work) {
      return new Promise((done, fail) => {
        if (signal?.aborted) throw requestGivenUp();
        const most = waiting.has(userId) ? MOST.waiting : MOST.everyone;
        if (size() >= most) throw tooMany();
        const giveUp = (): void => {
          if (remove(userId, job)) fail(requestGivenUp());
        };
        const job: Job = {
          start: async () => {
            signal?.removeEventListener('abort', giveUp);
            await work().then(done, fail);
          },
          fail,
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        add(userId, job);
        next();
      });
    },

    before(userId) {
      // Each cook ahead gets one job in before this one.
      const place = [...waiting.keys()].indexOf(userId);
      return place < 0 ? null : place;
    },

    size: () => size() + running,

    clear(error) {
      for (const jobs of waiting.values()) for (const { fail } of jobs) fail(error);
      waiting.clear();
    },
  };
}

function tooMuch(): Problem {
  return new Problem(429, 'You are asking for too many plans and swaps at once. Please wait a moment.', {
    headers: { 'retry-after': String(RETRY_AFTER) },
  });
}

function tooMany(): Problem {
  return new Problem(503, 'Many other weeks are being planned right now. Please try again in a moment.', {
    headers: { 'retry-after': String(RETRY_AFTER) },
  });
}
