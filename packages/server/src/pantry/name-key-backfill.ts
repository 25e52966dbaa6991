import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection } from '../platform/database/connection.ts';
import { ownIngredients } from '../platform/database/schema.ts';
import { holdUser } from '../platform/database/user.store.ts';
import { ownKey } from './ingredient-names.ts';
import { lockPantry } from './pantry.store.ts';

const AT_ONCE = 1_000;

/** Names with more than Latin, Greek and Cyrillic letters, or with a soft hyphen: keys of all others are what they were. */
const MAY_BE_OLD = String.raw`[^\u0001-\u00AC\u00AE-\u052F\u1E00-\u1FFF]`;

interface Keyed {
  readonly id: number;
  readonly name: string;
  readonly nameKey: string;
}

/**
 * Renews the keys of own ingredients that an older Larder wrote, which left out vowel signs: 'काल' had the key of 'कल'.
 * Idempotent, because during an upgrade a server of the version before may add more of them.
 */
export async function backfillNameKeys(
  database: NodePgDatabase,
  isStopping: () => boolean = () => false,
): Promise<void> {
  let last: { userId: string; id: number } | undefined;
  do {
    const after = last;
    const { userId, id, name, nameKey } = ownIngredients;
    const rows = await database
      .select({ userId, id, name, nameKey })
      .from(ownIngredients)
      .where(
        and(
          sql`${name} ~ ${MAY_BE_OLD}`,
          after && or(gt(userId, after.userId), and(eq(userId, after.userId), gt(id, after.id))),
        ),
      )
      .orderBy(asc(userId), asc(id))
      .limit(AT_ONCE);
    const old = rows.filter((row) => row.nameKey !== ownKey(row.name));
    for (const owner of new Set(old.map((row) => row.userId))) {
      // The next start goes on from here.
      if (isStopping()) return;
      await database.transaction((db) => renewKeys(db, owner));
    }
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

async function renewKeys(db: Connection, userId: string): Promise<void> {
  if (!(await holdUser(db, userId))) return;
  await lockPantry(db, userId);
  const { id, name, nameKey } = ownIngredients;
  const rows = await db
    .select({ id, name, nameKey })
    .from(ownIngredients)
    .where(eq(ownIngredients.userId, userId))
    .orderBy(asc(id));
  const renewed = renewedKeys(rows);
  if (renewed.length === 0) return;
  const ids = renewed.map((row) => row.id);
  const isRenewed = and(eq(ownIngredients.userId, userId), inArray(id, ids));
  // First out of each other's way: a new key may be another row's old one.
  await db
    .update(ownIngredients)
    .set({ nameKey: sql`'#' || ${id}` })
    .where(isRenewed);
  await db.execute(sql`
    update ${ownIngredients} set name_key = renewed."nameKey"
    from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb) as renewed (id integer, "nameKey" text)
    where ${ownIngredients.userId} = ${userId} and ${ownIngredients.id} = renewed.id`);
}

/**
 * The rows whose keys change, with the new ones. If two names have come to share a key, the later row's gets its number: it
 * keeps its batches, and typing the name finds the first.
 */
function renewedKeys(rows: readonly Keyed[]): Pick<Keyed, 'id' | 'nameKey'>[] {
  const isCurrent = ({ name, nameKey }: Keyed) => nameKey === ownKey(name);
  const taken = new Set(rows.filter(isCurrent).map(({ nameKey }) => nameKey));
  return rows
    .filter((row) => !isCurrent(row))
    .flatMap(({ id, name, nameKey }) => {
      const key = ownKey(name);
      // No name has a key with such a sign in it.
      const free = taken.has(key) ? `${key} #${id}` : key;
      taken.add(free);
      return free === nameKey ? [] : [{ id, nameKey: free }];
    });
}
