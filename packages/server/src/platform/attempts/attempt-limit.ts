import type { Connection } from '../database/connection.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { deleteOldAttempts, reserveAttempt } from './attempt.store.ts';
import type { Bucket } from './buckets.ts';
import { makeReturns, type Reserved } from './returns.ts';

/** How often expired windows are deleted: about once in this many attempts. */
const CLEAN_ONE_IN = 100;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The number of attempts allowed per bucket. */
export interface AttemptLimits {
  readonly failuresPerMinute: number;
  readonly signUpsPerHour: number;
}

export interface AttemptLimit {
  /** Reserves an attempt in all buckets; 429, with none reserved, if one of them is full. */
  begin(address: string, buckets: readonly Bucket[]): Promise<Attempt>;
}

/** A reserved attempt. It counts until it is released. */
export interface Attempt {
  /** Runs the attempt's work. If it ends in an internal error, the attempt is released: nothing was refused. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Releases it, as it was no failure. Never rejects: what has succeeded must not look like an error. */
  succeeded(): Promise<void>;
  /** Logs it. Operators' tools parse this line: docs/operating.md has its format. */
  failed(reason: string): void;
}

/**
 * Limits failed attempts and sign-ups. An attempt is reserved in the database before anything is checked and
 * released when it succeeds: simultaneous attempts cannot exceed the limit, however many servers share the database.
 */
export function makeAttemptLimit(
  db: Connection,
  { failuresPerMinute, signUpsPerHour }: AttemptLimits,
  now: () => Date,
  log: Pick<Log, 'warn'>,
): AttemptLimit {
  const rules = {
    failures: {
      most: failuresPerMinute,
      windowMs: MINUTE_MS,
      refusal: 'Too many attempts. Please wait a minute.',
    },
    'sign-ups': {
      most: signUpsPerHour,
      windowMs: HOUR_MS,
      refusal: 'Too many new accounts from your network. Please try again later.',
    },
  };
  const returns = makeReturns(db, log);
  const logFailure = (address: string, reason: string) =>
    log.warn({ address, reason }, `Failed login from ${address}: ${reason}`);

  /** Releases the reservations if the work throws. The response does not wait for that: the database may be down. */
  async function faultless<Result>(
    reserved: readonly Reserved[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem)) void returns.take(reserved);
      throw error;
    }
  }

  /** Reserves one more in a bucket. One that looks full may only be waiting for releases. */
  async function reserve({ key, kind }: Bucket, time: Date, settled: Promise<boolean>) {
    const first = await reserveAttempt(db, key, rules[kind], time);
    return 'fullUntil' in first && (await settled) ? reserveAttempt(db, key, rules[kind], time) : first;
  }

  return {
    async begin(address, buckets) {
      const time = now();
      if (Math.random() * CLEAN_ONE_IN < 1) await deleteOldAttempts(db, new Date(time.getTime() - HOUR_MS));
      const settled = returns.settle();
      const reserved: Reserved[] = [];
      await faultless(reserved, async () => {
        for (const bucket of buckets) {
          const reservation = await reserve(bucket, time, settled);
          if ('fullUntil' in reservation) {
            await returns.take(reserved);
            logFailure(address, bucket.kind === 'failures' ? 'too many attempts' : 'too many sign-ups');
            const seconds = Math.ceil((reservation.fullUntil.getTime() - time.getTime()) / 1000);
            throw new Problem(429, rules[bucket.kind].refusal, {
              headers: { 'retry-after': String(Math.max(seconds, 1)) },
            });
          }
          reserved.push({ key: bucket.key, ...reservation });
        }
      });
      return {
        during: (work) => faultless(reserved, work),
        succeeded: () => returns.take(reserved),
        failed: (reason) => logFailure(address, reason),
      };
    },
  };
}
