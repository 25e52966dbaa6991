import { asc, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isTaken } from '../platform/database/collision.ts';
import { users } from '../platform/database/schema.ts';
import { looksOf, usernameKey, type Looks } from './auth/usernames.ts';

const AT_ONCE = 500;

interface NamedAccount extends Looks {
  readonly id: string;
  readonly usernameKey: string;
}

/**
 * Notes what the names of accounts look like that an older Larder made, so that nobody signs up with a name like theirs. Of
 * those that look alike already, the oldest is noted; the others stay as they are, and everyone logs in as before.
 */
export async function noteLooks(database: NodePgDatabase): Promise<void> {
  const accounts = await database
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNull(users.keySkeleton))
    .orderBy(asc(users.createdAt), asc(users.id));
  for (let at = 0; at < accounts.length; at += AT_ONCE) {
    const named = await Promise.all(
      accounts.slice(at, at + AT_ONCE).map(async ({ id, username }): Promise<NamedAccount> => ({
        id,
        usernameKey: usernameKey(username),
        ...(await looksOf(username)),
      })),
    );
    if (await note(database, named)) continue;
    for (const one of named) await note(database, [one]);
  }
}

/** False, with nothing noted, when one of them looks like another account. */
async function note(database: NodePgDatabase, named: readonly NamedAccount[]): Promise<boolean> {
  try {
    await database.transaction(async (db) =>
      db.execute(sql`
        update ${users} set username_key = named."usernameKey",
          key_skeleton = named."keySkeleton", name_skeleton = named."nameSkeleton"
        from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
          as named (id uuid, "usernameKey" text, "keySkeleton" text, "nameSkeleton" text)
        where ${users.id} = named.id and ${users.keySkeleton} is null`),
    );
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
