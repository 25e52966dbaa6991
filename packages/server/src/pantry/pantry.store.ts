import { UNITS, type StoragePlace, type Unit } from '@larder/domain';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { ingredients, ownIngredients, pantries, pantryItems } from '../platform/database/schema.ts';

/** A batch of an ingredient in a pantry. */
export interface Batch {
  readonly id: string;
  readonly ingredientId: number;
  readonly quantity: number | null;
  /** The part of the last unit that is used already: 0 to below 1. */
  readonly used: number;
  readonly unit: Unit;
  readonly expiryDate: string | null;
  /** Whether Larder proposed the date, and the cook has left it. */
  readonly expiryIsGuess: boolean;
  /** Null: where such food is usually kept. */
  readonly storage: StoragePlace | null;
  readonly opened: boolean;
}

/** A batch, with its ingredient's name. */
export interface PantryItem extends Batch {
  readonly name: string;
}

/** What became of a batch. Null: it was not there, or is not any more. */
export interface BatchChange {
  readonly before: Batch | null;
  readonly after: Batch | null;
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
  if (items.length === 0) return;
  await db.insert(pantryItems).values(
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

/** Writes amount and date of many items at once. */
export async function updateStock(
  db: Connection,
  userId: string,
  items: readonly Pick<Batch, 'id' | 'quantity' | 'unit' | 'expiryDate' | 'expiryIsGuess'>[],
): Promise<void> {
  if (items.length === 0) return;
  const column = (values: readonly unknown[]) => sql.param(values);
  await db.execute(sql`
    update ${pantryItems} set
      quantity = change.quantity, unit = change.unit, expiry_date = change.expires, expiry_is_guess = change.guess
    from unnest(
      ${column(items.map(({ id }) => id))}::uuid[],
      ${column(items.map(({ quantity }) => quantity))}::int[],
      ${column(items.map(({ unit }) => unit))}::text[],
      ${column(items.map(({ expiryDate }) => expiryDate))}::date[],
      ${column(items.map(({ expiryIsGuess }) => expiryIsGuess))}::boolean[]
    ) as change (id, quantity, unit, expires, guess)
    where ${pantryItems.userId} = ${userId} and ${pantryItems.id} = change.id`);
}

/** Writes all of an item. */
export async function updateItem(
  db: Connection,
  userId: string,
  { id, ingredientId, quantity, used, unit, expiryDate, expiryIsGuess, storage, opened }: Batch,
): Promise<void> {
  await db
    .update(pantryItems)
    .set({
      ingredientId,
      quantity,
      used,
      unit,
      unitKind: UNITS[unit].kind,
      expiryDate,
      expiryIsGuess,
      storage,
      opened,
    })
    .where(and(eq(pantryItems.userId, userId), eq(pantryItems.id, id)));
}

/** Takes items out. */
export async function deleteItems(db: Connection, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(pantryItems).where(and(eq(pantryItems.userId, userId), inArray(pantryItems.id, [...ids])));
}

/** Makes these items what they are now: gone, changed or new. */
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
