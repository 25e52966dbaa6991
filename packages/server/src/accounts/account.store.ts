import { and, eq } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { lists, pantries, users } from '../platform/database/schema.ts';

export interface Account {
  readonly id: string;
  readonly passwordHash: string;
}

/** Stands for a user where there is none, so that the same is asked for an unknown name. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The account of a name, by its key. */
export async function findAccount(db: Connection, usernameKey: string): Promise<Account | null> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, usernameKey));
  return account ?? null;
}

/** The account of a user, with what it is called. */
export async function readAccount(
  db: Connection,
  id: string,
): Promise<(Account & { username: string; usernameKey: string; createdAt: Date }) | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account ?? null;
}

/** Holds an account until the transaction ends, if it still has this password: nobody changes or deletes it meanwhile. */
export async function holdAccount(db: Connection, { id, passwordHash }: Account): Promise<boolean> {
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share');
  return held.length > 0;
}

/** Gives an account another password, unless that was done meanwhile: then it is false. */
export async function replacePassword(
  db: Connection,
  { id, passwordHash }: Account,
  newHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Gives an account another password, whatever it was: a recovery code stood in for it. */
export async function resetPassword(db: Connection, id: string, newHash: string): Promise<void> {
  await db.update(users).set({ passwordHash: newHash }).where(eq(users.id, id));
}

/** Deletes an account with everything that is its user's, if it still has this password. */
export async function deleteAccount(db: Connection, { id, passwordHash }: Account): Promise<boolean> {
  const deleted = await db
    .delete(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return deleted.length > 0;
}

/** Makes an account with its empty pantry and its Favorites list. False when the name is taken. */
export async function insertAccount(
  db: Connection,
  account: Account & { username: string; usernameKey: string; favoritesId: string; now: Date },
): Promise<boolean> {
  const { id, username, usernameKey, passwordHash, favoritesId, now } = account;
  const made = await db
    .insert(users)
    .values({ id, username, usernameKey, passwordHash, createdAt: now })
    .onConflictDoNothing({ target: users.usernameKey })
    .returning({ id: users.id });
  if (made.length === 0) return false;
  await db.insert(pantries).values({ userId: id });
  await db.insert(lists).values({
    userId: id,
    id: favoritesId,
    name: 'Favorites',
    nameKey: 'favorites',
    listType: 'default',
    createdAt: now,
  });
  return true;
}
