import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection } from '../database/connection.ts';
import { holdUser } from '../database/user.store.ts';
import { signInAgain } from '../http/problem.ts';

/**
 * Changes what is a user's, in one transaction that holds the account before anything else: who deletes it holds it first too,
 * so neither ever has what the other waits for. 401 when the account is gone, and its access token not yet over.
 */
export function changeOf<Result>(
  database: NodePgDatabase,
  userId: string,
  work: (db: Connection) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (db) => {
    if (!(await holdUser(db, userId))) throw signInAgain();
    return work(db);
  });
}
