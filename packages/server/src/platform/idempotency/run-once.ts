import { createHash } from 'node:crypto';
import type { Connection } from '../database/connection.ts';
import { Problem } from '../http/problem.ts';
import { deleteAnswersBefore, findAnswer, insertAnswer } from './idempotency.store.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** An idempotent request: the user, the key (null: none), and the exact content. */
export interface Repeatable {
  readonly userId: string;
  readonly key: string | null;
  readonly request: unknown;
}

/**
 * Runs the work, or returns the response stored for the same Idempotency-Key. Responses are stored as JSON.
 * The work's data must be locked for this user, so that a repetition waits for the first request. Failures
 * are not stored and can be retried with the same key.
 */
export async function runOnce<Status extends number, Body>(
  db: Connection,
  { userId, key, request }: Repeatable,
  now: Date,
  work: () => Promise<{ status: Status; body: Body }>,
): Promise<{ status: Status; body: Body }> {
  if (key === null) return work();
  await deleteAnswersBefore(db, userId, new Date(now.getTime() - KEPT_MS));
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  const kept = await findAnswer(db, userId, key);
  if (kept && !kept.requestHash.equals(requestHash)) {
    throw new Problem(409, 'This Idempotency-Key was used for another request.');
  }
  // The stored response came from the same work, so it has the same type.
  if (kept) return { status: kept.status as Status, body: kept.body as Body };
  const answer = await work();
  await insertAnswer(db, { userId, key, requestHash, ...answer, createdAt: now });
  return answer;
}
