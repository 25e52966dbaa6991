import { eq } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { users } from './schema.ts';

/** Whether there is such an account. */
export async function accountExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
}
