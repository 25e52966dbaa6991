import { eq } from 'drizzle-orm';
import { lists, pantries, users } from '../database/schema.ts';
import type { Connection } from './connection.ts';

export interface Account {
  readonly id: string;
  readonly passwordHash: string;
}

/** The account of a name, by its key. */
export async function findAccount(db: Connection, usernameKey: string): Promise<Account | null> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, usernameKey));
  return account ?? null;
}

/** Whether there is such an account. */
export async function accountExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
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
