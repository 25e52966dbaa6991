import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { users } from './schema.ts';

/**
 * Who else may hold an account: all who change something of it, those who do not change the account itself, or only those who
 * change nothing that is counted or merged.
 */
export type UserHold = 'key share' | 'share' | 'no key update';

/** An account's place in PostgreSQL's table of advisory locks. If two accounts share one, they only wait for each other. */
const placeOf = (id: string) => sql`hashtextextended(${id}, 0)`;

/**
 * Locks an account against deletion until the transaction ends, after a deletion that waits already. False: it does not
 * exist, or is not as given.
 */
export async function holdUser(
  db: Connection,
  id: string,
  hold: UserHold = 'key share',
  given?: SQL,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with turn as (select pg_advisory_xact_lock_shared(${placeOf(id)}))
    select from ${users}, turn where ${and(eq(users.id, id), given)} for ${sql.raw(hold)} of ${users}`);
  return rowCount === 1;
}

/**
 * Waits for all who hold an account through `holdUser`, and lets nobody do so until the transaction ends. Its row's own locks
 * would let those who share it overtake one that waits to hold it alone, again and again.
 */
export async function takeTurn(db: Connection, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${placeOf(id)})`);
}

/** Whether the account exists. */
export async function accountExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
}
