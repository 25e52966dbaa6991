import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import {
  FIRST_OWN_INGREDIENT_ID,
  STORAGE_PLACES,
  type StoragePlace,
  type Unit,
  type UnitKind,
} from '@larder/domain';
import { users } from './accounts.ts';
import { bytea, moment, ownerId } from './columns.ts';

/** One row for each user: anyone who changes a pantry locks it, so that two changes never cross. */
export const pantries = pgTable('pantries', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  nextOwnIngredientId: integer('next_own_ingredient_id').notNull().default(FIRST_OWN_INGREDIENT_ID),
});

/** An item of the pantry as it was at a moment. */
export interface ItemThen {
  readonly id: string;
  readonly ingredientId: number;
  readonly quantity: number | null;
  readonly used: number;
  readonly unit: Unit;
  readonly expiryDate: string | null;
  /** These three are absent in what was kept before there were batches. */
  readonly expiryIsGuess?: boolean;
  readonly storage?: StoragePlace | null;
  readonly opened?: boolean;
}

const PLACES = sql.raw(STORAGE_PLACES.map((place) => `'${place}'`).join(', '));

/**
 * What a user has at home: one item for each batch of an ingredient, and those of one date, place and kind of unit are one
 * batch. A null quantity means 'some'. `used` is the part of the last piece, gram or millilitre that a cooked meal took
 * already: of 3 onions with 0.5 used there are 2½. A null `storage` means where such food is usually kept.
 */
export const pantryItems = pgTable(
  'pantry_items',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    ingredientId: integer('ingredient_id').notNull(),
    quantity: integer('quantity'),
    used: doublePrecision('used').notNull().default(0),
    unit: text('unit').$type<Unit>().notNull(),
    unitKind: text('unit_kind').$type<UnitKind>().notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }),
    expiryIsGuess: boolean('expiry_is_guess').notNull().default(false),
    storage: text('storage').$type<StoragePlace>(),
    opened: boolean('opened').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('pantry_items_ingredient').on(table.userId, table.ingredientId, table.unitKind),
    check('pantry_items_quantity', sql`${table.quantity} between 1 and 1000000`),
    check('pantry_items_used', sql`${table.used} >= 0 and ${table.used} < 1`),
    check('pantry_items_guess', sql`not ${table.expiryIsGuess} or ${table.expiryDate} is not null`),
    check('pantry_items_storage', sql`${table.storage} in (${PLACES})`),
  ],
);

/** Ingredients that a user named and the catalogue does not know. Nobody else sees them. */
export const ownIngredients = pgTable(
  'own_ingredients',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('own_ingredients_name').on(table.userId, table.nameKey),
  ],
);

/**
 * When a user put an ingredient in the pantry: the last moments alone, the oldest first. It tells what is usual for this cook;
 * what is there says nothing of that.
 */
export const pantryAdditions = pgTable(
  'pantry_additions',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    ingredientId: integer('ingredient_id').notNull(),
    moments: moment('moments').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ingredientId] })],
);

/** Answers to calls that carried an Idempotency-Key, kept for a day so that a repeat changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    status: smallint('status').notNull(),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.userId, table.createdAt),
  ],
);
