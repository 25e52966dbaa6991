import { and, count, eq, notExists, notInArray, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { insertRows, isOneOf } from '../platform/database/rows.ts';
import { ownIngredients, pantries, pantryItems, removals } from '../platform/database/schema.ts';

/** An ingredient that only its user knows. */
export interface OwnIngredient {
  readonly id: number;
  readonly name: string;
  readonly nameKey: string;
}

export function findOwnIngredients(
  db: Connection,
  userId: string,
  nameKeys: readonly string[],
): Promise<OwnIngredient[]> {
  return db
    .select({ id: ownIngredients.id, name: ownIngredients.name, nameKey: ownIngredients.nameKey })
    .from(ownIngredients)
    .where(and(eq(ownIngredients.userId, userId), isOneOf(ownIngredients.nameKey, nameKeys)));
}

export async function findOwnIngredient(
  db: Connection,
  userId: string,
  id: number,
): Promise<OwnIngredient | null> {
  const [found] = await db
    .select({ id: ownIngredients.id, name: ownIngredients.name, nameKey: ownIngredients.nameKey })
    .from(ownIngredients)
    .where(and(eq(ownIngredients.userId, userId), eq(ownIngredients.id, id)));
  return found ?? null;
}

export function readOwnIngredients(
  db: Connection,
  userId: string,
): Promise<Pick<OwnIngredient, 'id' | 'name'>[]> {
  return db
    .select({ id: ownIngredients.id, name: ownIngredients.name })
    .from(ownIngredients)
    .where(eq(ownIngredients.userId, userId));
}

export async function readOwnNames(db: Connection, userId: string): Promise<string[]> {
  return (await readOwnIngredients(db, userId)).map(({ name }) => name);
}

export async function countOwnIngredients(db: Connection, userId: string): Promise<number> {
  const [row] = await db
    .select({ names: count() })
    .from(ownIngredients)
    .where(eq(ownIngredients.userId, userId));
  return row?.names ?? 0;
}

/** Adds ingredients and advances the user's counter. The pantry must be locked. */
export async function insertOwnIngredients(
  db: Connection,
  userId: string,
  added: readonly OwnIngredient[],
): Promise<void> {
  await insertRows(
    db,
    ownIngredients,
    added.map((ingredient) => ({ userId, ...ingredient })),
  );
  await db
    .update(pantries)
    .set({ nextOwnIngredientId: sql`${pantries.nextOwnIngredientId} + ${added.length}` })
    .where(eq(pantries.userId, userId));
}

/** Renames an own ingredient to a name that is unique among the user's. */
export async function renameOwnIngredient(
  db: Connection,
  userId: string,
  { id, name, nameKey }: OwnIngredient,
): Promise<void> {
  await db
    .update(ownIngredients)
    .set({ name, nameKey })
    .where(and(eq(ownIngredients.userId, userId), eq(ownIngredients.id, id)));
}

/** Deletes an own ingredient that is no longer in the pantry, unless a removal can still be undone. */
export async function deleteOwnIngredient(db: Connection, userId: string, id: number): Promise<void> {
  const removed = JSON.stringify({ items: [{ ingredientId: id }] });
  const canComeBack = sql`(select 1 from ${removals} where ${removals.userId} = ${userId} and ${removals.content} @> ${removed}::jsonb)`;
  await db
    .delete(ownIngredients)
    .where(and(eq(ownIngredients.userId, userId), eq(ownIngredients.id, id), notExists(canComeBack)));
}

/** Deletes own ingredients that are no longer in the pantry, except for these names. */
export async function deleteUnusedOwnIngredients(
  db: Connection,
  userId: string,
  keptKeys: readonly string[],
): Promise<void> {
  const inPantry = sql`(select 1 from ${pantryItems} where ${pantryItems.userId} = ${ownIngredients.userId} and ${pantryItems.ingredientId} = ${ownIngredients.id})`;
  await db
    .delete(ownIngredients)
    .where(
      and(
        eq(ownIngredients.userId, userId),
        notInArray(ownIngredients.nameKey, [...keptKeys]),
        notExists(inPantry),
      ),
    );
}
