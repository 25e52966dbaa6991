import { asc, eq, isNull, or, sql } from 'drizzle-orm';
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
 * Stores the skeletons of accounts that an older Larder created, so that nobody can sign up with a lookalike name.
 * Of accounts that already look alike, the oldest gets its skeletons and the others get those still free; everyone
 * logs in as before.
 */
export async function backfillSkeletons(
  database: NodePgDatabase,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const accounts = await database
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(or(isNull(users.keySkeleton), isNull(users.nameSkeleton)))
    .orderBy(asc(users.createdAt), asc(users.id));
  for (let at = 0; at < accounts.length; at += AT_ONCE) {
    // The next start continues from here.
    if (isStopping()) return;
    const named = await Promise.all(
      accounts.slice(at, at + AT_ONCE).map(async ({ id, username }): Promise<NamedAccount> => ({
        id,
        usernameKey: usernameKey(username),
        ...(await skeletonsOf(username)),
      })),
    );
    await storeAll(database, named);
  }
}

/**
 * Stores free skeletons, oldest accounts first. Few look alike, so most halves of a colliding batch are stored as a
 * whole.
 */
async function storeAll(database: NodePgDatabase, named: readonly NamedAccount[]): Promise<void> {
  if (await store(database, named)) return;
  const [one, ...others] = named;
  if (one && others.length === 0) {
    await storeWhatIsFree(database, one);
    return;
  }
  const half = Math.ceil(named.length / 2);
  await storeAll(database, named.slice(0, half));
  await storeAll(database, named.slice(half));
}

/** False, with nothing stored, if one of them looks like another account. */
async function store(database: NodePgDatabase, named: readonly NamedAccount[]): Promise<boolean> {
  return isFree(
    database.execute(sql`
      update ${users} set username_key = named."usernameKey",
        key_skeleton = named."keySkeleton", name_skeleton = named."nameSkeleton"
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
        as named (id uuid, "usernameKey" text, "keySkeleton" text, "nameSkeleton" text)
      where ${users.id} = named.id and (${users.keySkeleton} is null or ${users.nameSkeleton} is null)`),
  );
}

/** If one of an account's skeletons is taken by an older account, the other still blocks a third. */
async function storeWhatIsFree(
  database: NodePgDatabase,
  { id, keySkeleton, nameSkeleton }: NamedAccount,
): Promise<void> {
  for (const skeleton of [{ keySkeleton }, { nameSkeleton }]) {
    await isFree(database.update(users).set(skeleton).where(eq(users.id, id)));
  }
}

/** Whether an update went through; false, with nothing stored, if it violates a unique index. */
async function isFree(update: PromiseLike<unknown>): Promise<boolean> {
  try {
    await update;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
