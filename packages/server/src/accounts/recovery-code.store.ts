import { and, eq } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { recoveryCodes, users } from '../platform/database/schema.ts';
import { meantBy, NOBODY, type Account } from './account.store.ts';

export interface StoredCode {
  readonly userId: string;
  readonly codeHash: Buffer;
  readonly createdAt: Date;
}

/** An account by username, with its code's hash. Unknown names run the same queries, to take the same time. */
export async function findCode(
  db: Connection,
  username: string,
): Promise<(Account & { codeHash: Buffer | null }) | null> {
  const { where, order } = meantBy(username);
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(1);
  const code = await readCode(db, user?.id ?? NOBODY);
  return user ? { ...user, codeHash: code?.codeHash ?? null } : null;
}

/** A user's code; null for accounts older than recovery codes. */
export async function readCode(db: Connection, userId: string): Promise<StoredCode | null> {
  const [code] = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return code ?? null;
}

/** Sets a user's code, replacing the previous one. */
export async function writeCode(db: Connection, code: StoredCode): Promise<void> {
  const { codeHash, createdAt } = code;
  await db
    .insert(recoveryCodes)
    .values(code)
    .onConflictDoUpdate({ target: recoveryCodes.userId, set: { codeHash, createdAt } });
}

/** Replaces a used code. False if another request was faster. */
export async function replaceCode(db: Connection, used: Buffer, next: StoredCode): Promise<boolean> {
  const replaced = await db
    .update(recoveryCodes)
    .set({ codeHash: next.codeHash, createdAt: next.createdAt })
    .where(and(eq(recoveryCodes.userId, next.userId), eq(recoveryCodes.codeHash, used)))
    .returning({ userId: recoveryCodes.userId });
  return replaced.length > 0;
}
