import { eq } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { users } from './schema.ts';

/** Locks an account against deletion until the transaction ends; others may lock it too. False: it does not exist. */
export async function holdUser(db: Connection, id: string): Promise<boolean> {
  const held = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  return held.length > 0;
}

/** Whether the account exists. */
export async function accountExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
}
