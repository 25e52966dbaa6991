import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection } from '../platform/database/connection.ts';
import { ownIngredients } from '../platform/database/schema.ts';
import { holdUser } from '../platform/database/user.store.ts';
import { ownKey } from './ingredient-names.ts';
import { lockPantry } from './pantry.store.ts';

const AT_ONCE = 1_000;

/** Names with letters other than Latin, Greek and Cyrillic, or with a soft hyphen: all other keys are unchanged. */
const MAY_BE_OLD = String.raw`[^\u0001-\u00AC\u00AE-\u052F\u1E00-\u1FFF]`;

interface Keyed {
  readonly id: number;
  readonly name: string;
  readonly nameKey: string;
}

/**
 * Updates the keys of own ingredients that an older Larder wrote without vowel signs: 'काल' had the key of 'कल'.
 * Idempotent, because during an upgrade a server of the previous version may add more of them.
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
  // First move them aside: a new key may be another row's old one.
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
 * The rows whose keys change, with the new ones. If two names now share a key, the later row's key gets a number
 * appended: it keeps its batches, and typing the name finds the first.
 */
function renewedKeys(rows: readonly Keyed[]): Pick<Keyed, 'id' | 'nameKey'>[] {
  const isCurrent = ({ name, nameKey }: Keyed) => nameKey === ownKey(name);
  const taken = new Set(rows.filter(isCurrent).map(({ nameKey }) => nameKey));
  return rows
    .filter((row) => !isCurrent(row))
    .flatMap(({ id, name, nameKey }) => {
      const key = ownKey(name);
      // No name's key contains such a character.
      const free = taken.has(key) ? `${key} #${id}` : key;
      taken.add(free);
      return free === nameKey ? [] : [{ id, nameKey: free }];
    });
}
