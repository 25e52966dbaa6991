import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection } from '../database/connection.ts';
import { holdUser, type UserHold } from '../database/user.store.ts';
import { signInAgain } from '../http/problem.ts';

/**
 * Changes a user's data in one transaction that locks the account before anything else. A deletion locks it first
 * too, after its turn (`takeTurn`), so neither ever holds what the other waits for. 401 if the account is gone but its
 * access token has not expired. With 'no key update' such changes of one user wait for each other: for limits on all of a user's rows, and for merges
 * of rows that may not exist yet.
 */
export function changeOf<Result>(
  database: NodePgDatabase,
  userId: string,
  work: (db: Connection) => Promise<Result>,
  hold: UserHold = 'key share',
): Promise<Result> {
  return database.transaction(async (db) => {
    if (!(await holdUser(db, userId, hold))) throw signInAgain();
    return work(db);
  });
}
