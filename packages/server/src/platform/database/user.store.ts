import { eq } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { users } from './schema.ts';

/** Holds an account until the transaction ends: it is not deleted meanwhile, and others may hold it too. False: it is gone. */
export async function holdUser(db: Connection, id: string): Promise<boolean> {
  const held = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  return held.length > 0;
}

/** Whether there is such an account. */
export async function accountExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
}
