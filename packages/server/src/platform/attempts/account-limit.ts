import type { Connection } from '../database/connection.ts';
import { Problem } from '../http/problem.ts';
import { reserveAttempt } from './attempt.store.ts';
import { ofAccount } from './buckets.ts';

/** How often one account may do something. */
export interface AccountRule {
  /** What is counted, as part of the key in the database. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  /** The message of the 429. */
  readonly refusal: string;
}

/**
 * Limits how often an account does something. Each use is reserved in the database before the work begins, and counts
 * even if that fails: simultaneous requests cannot exceed the limit, however many servers share the database.
 */
export function makeAccountLimit(
  db: Connection,
  rule: AccountRule,
  now: () => Date,
): (userId: string) => Promise<void> {
  return async (userId) => {
    const time = now();
    const reservation = await reserveAttempt(db, ofAccount(rule.name, userId), rule, time);
    if (!('fullUntil' in reservation)) return;
    const seconds = Math.ceil((reservation.fullUntil.getTime() - time.getTime()) / 1000);
    throw new Problem(429, rule.refusal, { headers: { 'retry-after': String(Math.max(seconds, 1)) } });
  };
}
