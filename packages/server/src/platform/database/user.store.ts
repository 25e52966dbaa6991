import { eq } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { users } from './schema.ts';

/** Who else may hold an account: all who change something of it, or only those who change nothing that is counted or merged. */
export type UserHold = 'key share' | 'no key update';

/** Locks an account against deletion until the transaction ends. False: it does not exist. */
export async function holdUser(db: Connection, id: string, hold: UserHold = 'key share'): Promise<boolean> {
  const held = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for(hold);
  return held.length > 0;
}

/** Whether the account exists. */
export async function accountExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
}
