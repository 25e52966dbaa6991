import { and, eq, gt, lt } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { invites } from '../platform/database/schema.ts';

/** Stores an invitation by its code's hash, and deletes expired ones. */
export async function insertInvite(
  db: Connection,
  invite: { codeHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.delete(invites).where(lt(invites.expiresAt, now));
  await db.insert(invites).values(invite);
}

/** Consumes an invitation. False if it does not exist, was used already, or has expired. */
export async function useInvite(db: Connection, codeHash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .delete(invites)
    .where(and(eq(invites.codeHash, codeHash), gt(invites.expiresAt, now)))
    .returning({ codeHash: invites.codeHash });
  return used.length > 0;
}
