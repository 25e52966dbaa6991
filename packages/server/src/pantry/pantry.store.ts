import { UNITS, type Lot, type LotChange } from '@larder/domain';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { insertRows, isOneOf } from '../platform/database/rows.ts';
import { ingredients, ownIngredients, pantries, pantryItems } from '../platform/database/schema.ts';

/** A batch of an ingredient in a pantry. A null place is the usual one. */
export type Batch = Lot;

/** A batch with its ingredient's name. */
export interface PantryItem extends Batch {
  readonly name: string;
}

export type BatchChange = LotChange;

/** Locks a user's pantry until the transaction ends, which serialises changes. The account must be locked. */
export async function lockPantry(db: Connection, userId: string): Promise<{ nextOwnIngredientId: number }> {
  const [pantry] = await db
    .select({ nextOwnIngredientId: pantries.nextOwnIngredientId })
    .from(pantries)
    .where(eq(pantries.userId, userId))
    .for('update');
  if (!pantry) throw new Error('Every account has a pantry.');
  return pantry;
}

const itemColumns = {
  id: pantryItems.id,
  ingredientId: pantryItems.ingredientId,
  name: sql<string>`coalesce(${ingredients.name}, ${ownIngredients.name}, '')`,
  quantity: pantryItems.quantity,
  used: pantryItems.used,
  unit: pantryItems.unit,
  expiryDate: pantryItems.expiryDate,
  expiryIsGuess: pantryItems.expiryIsGuess,
  storage: pantryItems.storage,
  opened: pantryItems.opened,
};

const selectItems = (db: Connection) =>
  db
    .select(itemColumns)
    .from(pantryItems)
    .leftJoin(ingredients, eq(ingredients.id, pantryItems.ingredientId))
    .leftJoin(
      ownIngredients,
      and(eq(ownIngredients.userId, pantryItems.userId), eq(ownIngredients.id, pantryItems.ingredientId)),
    );

/** A pantry's items, unordered. */
export function readPantry(db: Connection, userId: string): Promise<PantryItem[]> {
  return selectItems(db).where(eq(pantryItems.userId, userId));
}

export async function readPantryItem(db: Connection, userId: string, id: string): Promise<PantryItem | null> {
  const [item] = await selectItems(db).where(and(eq(pantryItems.userId, userId), eq(pantryItems.id, id)));
  return item ?? null;
}

export function readItemsOfIngredients(
  db: Connection,
  userId: string,
  ingredientIds: readonly number[],
): Promise<PantryItem[]> {
  return selectItems(db)
    .where(and(eq(pantryItems.userId, userId), isOneOf(pantryItems.ingredientId, ingredientIds)))
    .orderBy(pantryItems.id);
}

export async function hasItems(db: Connection, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: pantryItems.id })
    .from(pantryItems)
    .where(eq(pantryItems.userId, userId))
    .limit(1);
  return rows.length > 0;
}

export async function countItems(db: Connection, userId: string): Promise<number> {
  const [row] = await db.select({ items: count() }).from(pantryItems).where(eq(pantryItems.userId, userId));
  return row?.items ?? 0;
}

export async function insertItems(db: Connection, userId: string, items: readonly Batch[]): Promise<void> {
  await insertRows(
    db,
    pantryItems,
    items.map(({ id, ingredientId, quantity, used, unit, expiryDate, expiryIsGuess, storage, opened }) => ({
      userId,
      id,
      ingredientId,
      quantity,
      used,
      unit,
      unitKind: UNITS[unit].kind,
      expiryDate,
      expiryIsGuess,
      storage,
      opened,
    })),
  );
}

/** Deletes items. */
export async function deleteItems(db: Connection, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(pantryItems).where(and(eq(pantryItems.userId, userId), isOneOf(pantryItems.id, ids)));
}

/** Applies changes: deletes, updates and inserts. */
export async function applyChanges(
  db: Connection,
  userId: string,
  changes: readonly BatchChange[],
): Promise<void> {
  await deleteItems(
    db,
    userId,
    changes.flatMap(({ before }) => before?.id ?? []),
  );
  await insertItems(
    db,
    userId,
    changes.flatMap(({ after }) => after ?? []),
  );
}
