import type { Connection } from '../database/connection.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { deleteOldAttempts, reserveAttempt, takeBackAttempt } from './attempt.store.ts';
import type { Bucket } from './buckets.ts';

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
  /**
   * Releases it, because it did not fail. Never rejects: the operation has succeeded, and must not look as if it
   * had failed.
   */
  succeeded(): Promise<void>;
  /** Logs it. Operators' tools parse this line: docs/operating.md has its format. */
  failed(reason: string): void;
}

/**
 * Limits failed attempts and sign-ups. An attempt is reserved in the database before anything is checked and
 * released when it succeeds: of many simultaneous ones no more are checked than may fail, however many servers
 * share the database.
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
  const logFailure = (address: string, reason: string) =>
    log.warn({ address, reason }, `Failed login from ${address}: ${reason}`);

  return {
    async begin(address, buckets) {
      const time = now();
      if (Math.random() * CLEAN_ONE_IN < 1) await deleteOldAttempts(db, new Date(time.getTime() - HOUR_MS));
      const reserved: { key: string; windowStartedAt: Date }[] = [];
      const takeBack = async () => {
        for (const { key, windowStartedAt } of reserved) await takeBackAttempt(db, key, windowStartedAt);
      };
      for (const { key, kind } of buckets) {
        const { refusal, ...rule } = rules[kind];
        const reservation = await reserveAttempt(db, key, rule, time);
        if ('fullUntil' in reservation) {
          await takeBack();
          logFailure(address, kind === 'failures' ? 'too many attempts' : 'too many sign-ups');
          const seconds = Math.ceil((reservation.fullUntil.getTime() - time.getTime()) / 1000);
          throw new Problem(429, refusal, { headers: { 'retry-after': String(Math.max(seconds, 1)) } });
        }
        reserved.push({ key, ...reservation });
      }
      return {
        succeeded: () =>
          takeBack().catch((error: unknown) => log.warn({ err: error }, 'A success was not credited')),
        failed: (reason) => logFailure(address, reason),
      };
    },
  };
}
