import { UNITS, type Unit } from '@larder/domain';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { ingredients, ownIngredients, pantries, pantryItems, type StockChange } from '../database/schema.ts';
import type { Connection } from './connection.ts';

/** An item of a pantry, with its ingredient's name. */
export interface PantryItem {
  readonly id: string;
  readonly ingredientId: number;
  readonly name: string;
  readonly quantity: number | null;
  /** The part of the last unit that is used already: 0 to below 1. */
  readonly used: number;
  readonly unit: Unit;
  readonly expiryDate: string | null;
}

/** Holds a user's pantry until the transaction ends, so that changes go one after the other. Null: no such user. */
export async function lockPantry(
  db: Connection,
  userId: string,
): Promise<{ nextOwnIngredientId: number } | null> {
  const [pantry] = await db
    .select({ nextOwnIngredientId: pantries.nextOwnIngredientId })
    .from(pantries)
    .where(eq(pantries.userId, userId))
    .for('update');
  return pantry ?? null;
}

const itemColumns = {
  id: pantryItems.id,
  ingredientId: pantryItems.ingredientId,
  name: sql<string>`coalesce(${ingredients.name}, ${ownIngredients.name}, '')`,
  quantity: pantryItems.quantity,
  used: pantryItems.used,
  unit: pantryItems.unit,
  expiryDate: pantryItems.expiryDate,
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

/** Everything in a pantry, in no order. */
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
    .where(and(eq(pantryItems.userId, userId), inArray(pantryItems.ingredientId, [...ingredientIds])))
    .orderBy(pantryItems.id);
}

/** Another item of the same ingredient in a unit of this kind. */
export async function findSibling(
  db: Connection,
  userId: string,
  { id, ingredientId }: Pick<PantryItem, 'id' | 'ingredientId'>,
  unit: Unit,
): Promise<{ unit: Unit } | null> {
  const [sibling] = await db
    .select({ unit: pantryItems.unit })
    .from(pantryItems)
    .where(
      and(
        eq(pantryItems.userId, userId),
        eq(pantryItems.ingredientId, ingredientId),
        eq(pantryItems.unitKind, UNITS[unit].kind),
        ne(pantryItems.id, id),
      ),
    );
  return sibling ?? null;
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

export async function insertItems(
  db: Connection,
  userId: string,
  items: readonly Omit<PantryItem, 'name'>[],
): Promise<void> {
  if (items.length === 0) return;
  await db.insert(pantryItems).values(
    items.map(({ id, ingredientId, quantity, used, unit, expiryDate }) => ({
      userId,
      id,
      ingredientId,
      quantity,
      used,
      unit,
      unitKind: UNITS[unit].kind,
      expiryDate,
    })),
  );
}

/** Writes quantity and unit of many items at once. */
export async function updateStock(
  db: Connection,
  userId: string,
  items: readonly Pick<PantryItem, 'id' | 'quantity' | 'unit'>[],
): Promise<void> {
  if (items.length === 0) return;
  const column = (values: readonly unknown[]) => sql.param(values);
  await db.execute(sql`
    update ${pantryItems} set quantity = change.quantity, unit = change.unit
    from unnest(
      ${column(items.map(({ id }) => id))}::uuid[],
      ${column(items.map(({ quantity }) => quantity))}::int[],
      ${column(items.map(({ unit }) => unit))}::text[]
    ) as change (id, quantity, unit)
    where ${pantryItems.userId} = ${userId} and ${pantryItems.id} = change.id`);
}

export async function updateItem(
  db: Connection,
  userId: string,
  { id, quantity, used, unit, expiryDate }: Omit<PantryItem, 'name' | 'ingredientId'>,
): Promise<void> {
  await db
    .update(pantryItems)
    .set({ quantity, used, unit, unitKind: UNITS[unit].kind, expiryDate })
    .where(and(eq(pantryItems.userId, userId), eq(pantryItems.id, id)));
}

/** Takes one item out; false when it was not there. */
export async function deleteItem(db: Connection, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(pantryItems)
    .where(and(eq(pantryItems.userId, userId), eq(pantryItems.id, id)))
    .returning({ id: pantryItems.id });
  return gone.length > 0;
}

/** Makes these items what they are now: gone, changed or new. */
export async function applyChanges(
  db: Connection,
  userId: string,
  changes: readonly StockChange[],
): Promise<void> {
  const gone = changes.flatMap(({ before }) => before?.id ?? []);
  if (gone.length > 0) {
    await db.delete(pantryItems).where(and(eq(pantryItems.userId, userId), inArray(pantryItems.id, gone)));
  }
  await insertItems(
    db,
    userId,
    changes.flatMap(({ after }) => after ?? []),
  );
}

/** Takes all items of these ingredients out; false when there were none. */
export async function deleteItemsOfIngredients(
  db: Connection,
  userId: string,
  ingredientIds: readonly number[],
): Promise<boolean> {
  const gone = await db
    .delete(pantryItems)
    .where(and(eq(pantryItems.userId, userId), inArray(pantryItems.ingredientId, [...ingredientIds])))
    .returning({ id: pantryItems.id });
  return gone.length > 0;
}
