import { and, eq, lt } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { idempotencyKeys } from '../database/schema.ts';

/** The response to a request with an Idempotency-Key. */
export interface KeptAnswer {
  readonly requestHash: Buffer;
  readonly status: number;
  readonly body: unknown;
}

export async function findAnswer(db: Connection, userId: string, key: string): Promise<KeptAnswer | null> {
  const [kept] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      body: idempotencyKeys.body,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return kept ?? null;
}

export async function insertAnswer(
  db: Connection,
  answer: KeptAnswer & { userId: string; key: string; createdAt: Date },
): Promise<void> {
  await db.insert(idempotencyKeys).values(answer);
}

export async function deleteAnswersBefore(db: Connection, userId: string, moment: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), lt(idempotencyKeys.createdAt, moment)));
}
