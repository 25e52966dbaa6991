import { createHash } from 'node:crypto';
import type { Connection } from '../database/connection.ts';
import { Problem } from '../http/problem.ts';
import { deleteAnswersBefore, findAnswer, insertAnswer } from './idempotency.store.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A call that may be repeated: who, under which key (null: none), and what exactly was asked. */
export interface Repeatable {
  readonly userId: string;
  readonly key: string | null;
  readonly request: unknown;
}

/**
 * Does the work, or answers what it was answered under the same Idempotency-Key before. The answer is kept as JSON. What
 * the work changes must be locked for this user: that makes a repeat wait for the first. What fails is not kept, so it may be tried again under the same key.
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
  // What was kept came from the same work, so it has its type.
  if (kept) return { status: kept.status as Status, body: kept.body as Body };
  const answer = await work();
  await insertAnswer(db, { userId, key, requestHash, ...answer, createdAt: now });
  return answer;
}
