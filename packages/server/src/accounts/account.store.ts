import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { lists, pantries, users } from '../platform/database/schema.ts';
import { holdUser } from '../platform/database/user.store.ts';
import { displayName, formerUsernameKey, usernameKey, type Skeletons } from './auth/usernames.ts';

export interface Account {
  readonly id: string;
  readonly passwordHash: string;
}

/** Stands in for a missing user, so unknown names run the same queries. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Which accounts a typed name can mean, best first: the one with exactly this name, then one that kept its former key. Only
 * names with 'ẞ' can mean two.
 */
export function meantBy(username: string): { where: SQL; order: SQL[] } {
  const former = formerUsernameKey(username);
  return {
    where: inArray(users.usernameKey, [former, usernameKey(username)]),
    order: [desc(eq(users.username, displayName(username))), desc(eq(users.usernameKey, former))],
  };
}

/** An account by its name as typed. */
export async function findAccount(db: Connection, username: string): Promise<Account | null> {
  const { where, order } = meantBy(username);
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(1);
  return account ?? null;
}

/** A user's account, including the display name. */
export async function readAccount(
  db: Connection,
  id: string,
): Promise<(Account & { username: string; createdAt: Date }) | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account ?? null;
}

/** Locks an account until the transaction ends, if its password is unchanged. */
export const holdAccount = (db: Connection, { id, passwordHash }: Account): Promise<boolean> =>
  holdUser(db, id, 'share', eq(users.passwordHash, passwordHash));

/** Sets a new password, unless it was changed in the meantime: then returns false. */
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

/** Sets a new password regardless of the old one: the recovery code replaced it. */
export async function resetPassword(db: Connection, id: string, newHash: string): Promise<void> {
  await db.update(users).set({ passwordHash: newHash }).where(eq(users.id, id));
}

/** Deletes an account with all of its user's data, if its password is unchanged. */
export async function deleteAccount(db: Connection, { id, passwordHash }: Account): Promise<boolean> {
  const deleted = await db
    .delete(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return deleted.length > 0;
}

/** Creates an account with an empty pantry and a Favorites list, unless its name is taken or looks like one that is. */
export async function insertAccount(
  db: Connection,
  account: Account & { username: string; skeletons: Skeletons; favoritesId: string; now: Date },
): Promise<'made' | 'taken' | 'alike'> {
  const { id, username, skeletons, passwordHash, favoritesId, now } = account;
  const made = await db
    .insert(users)
    .values({ id, username, usernameKey: usernameKey(username), ...skeletons, passwordHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (made.length === 0) return (await findAccount(db, username)) ? 'taken' : 'alike';
  await db.insert(pantries).values({ userId: id });
  await db.insert(lists).values({
    userId: id,
    id: favoritesId,
    name: 'Favorites',
    nameKey: 'favorites',
    listType: 'default',
    createdAt: now,
  });
  return 'made';
}
