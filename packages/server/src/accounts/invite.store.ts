import { and, eq, gt, lt } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { invites } from '../platform/database/schema.ts';

/** Keeps an invitation by the hash of its code, and forgets those whose time is over. */
export async function insertInvite(
  db: Connection,
  invite: { codeHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.delete(invites).where(lt(invites.expiresAt, now));
  await db.insert(invites).values(invite);
}

/** Uses an invitation up. False when there is none such, it was used already, or its time is over. */
export async function useInvite(db: Connection, codeHash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .delete(invites)
    .where(and(eq(invites.codeHash, codeHash), gt(invites.expiresAt, now)))
    .returning({ codeHash: invites.codeHash });
  return used.length > 0;
}
