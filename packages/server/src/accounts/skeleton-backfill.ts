import { asc, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isTaken } from '../platform/database/collision.ts';
import { users } from '../platform/database/schema.ts';
import { skeletonsOf, usernameKey, type Skeletons } from './auth/usernames.ts';

const AT_ONCE = 500;

interface NamedAccount extends Skeletons {
  readonly id: string;
  readonly usernameKey: string;
}

/**
 * Stores the skeletons of accounts that an older Larder created, so that nobody can sign up with a lookalike name. Of accounts
 * that already look alike, only the oldest gets skeletons; the others stay as they are, and everyone logs in as before.
 */
export async function backfillSkeletons(database: NodePgDatabase): Promise<void> {
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
        ...(await skeletonsOf(username)),
      })),
    );
    if (await store(database, named)) continue;
    for (const one of named) await store(database, [one]);
  }
}

/** False, with nothing stored, if one of them looks like another account. */
async function store(database: NodePgDatabase, named: readonly NamedAccount[]): Promise<boolean> {
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
