import type { Connection } from '../database/connection.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { deleteOldAttempts, reserveAttempt, takeBackAttempt } from './attempt.store.ts';
import type { Bucket } from './buckets.ts';

/** How often windows that are over are cleared away: about once in so many attempts. */
const CLEAN_ONE_IN = 100;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many attempts there may be under each bucket. */
export interface AttemptLimits {
  readonly failuresPerMinute: number;
  readonly signUpsPerHour: number;
}

export interface AttemptLimit {
  /** Reserves an attempt in all of the buckets; 429 and none reserved when one of them is full. */
  begin(address: string, buckets: readonly Bucket[]): Promise<Attempt>;
}

/** An attempt under way. It counts until it is taken back. */
export interface Attempt {
  /** Takes it back: it was no failure. Never rejects: what succeeded is done, and must not look as if it were not. */
  succeeded(): Promise<void>;
  /** Logs it. Operators' tools read this line: its form is in docs/operating.md. */
  failed(reason: string): void;
}

/**
 * Limits failed attempts and sign-ups. An attempt is reserved in the database before anything is checked and taken back when
 * it succeeds: of many at once no more are checked than may fail, however many servers share the database.
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
