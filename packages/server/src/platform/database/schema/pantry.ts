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
  type Deed,
  type StoragePlace,
  type Unit,
  type UnitKind,
} from '@larder/domain';
import { users } from './accounts.ts';
import { bytea, moment, ownerId } from './columns.ts';

/** One row per user: every pantry change locks it, which serialises changes. */
export const pantries = pgTable('pantries', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  nextOwnIngredientId: integer('next_own_ingredient_id').notNull().default(FIRST_OWN_INGREDIENT_ID),
});

/** A snapshot of a pantry item. */
export interface ItemThen {
  readonly id: string;
  readonly ingredientId: number;
  readonly quantity: number | null;
  readonly used: number;
  readonly unit: Unit;
  readonly expiryDate: string | null;
  /** Missing in data from before batches existed. */
  readonly expiryIsGuess?: boolean;
  readonly storage?: StoragePlace | null;
  readonly opened?: boolean;
}

const PLACES = sql.raw(STORAGE_PLACES.map((place) => `'${place}'`).join(', '));

/**
 * A user's pantry: one item per batch of an ingredient, identified by date, place and kind of unit. A null
 * quantity means 'some'. `used` is the fraction of the last piece, gram or millilitre already used by a meal:
 * 3 onions with 0.5 used are 2½. A null `storage` means the usual place.
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

/** Ingredients that a user named and the catalogue does not contain. Only their user sees them. */
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
 * When a user added an ingredient to the pantry: the latest times only, oldest first. They show what is usual
 * for this cook, which the pantry's current contents do not.
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

/**
 * Changes to a pantry since the first one that can still be undone, in order. An undo replays the later ones
 * (decision 24).
 */
export const pantryDeeds = pgTable(
  'pantry_deeds',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    /** The size of all changes so far: their steps, and the parts that these name. */
    seq: integer('seq').notNull(),
    /** The removal, cooked meal or purchase by which it is undone. Null: it cannot be undone. */
    thing: text('thing'),
    undoableUntil: moment('undoable_until'),
    today: date('today', { mode: 'string' }).notNull(),
    /** The cook's time zone; null for UTC. */
    zone: text('zone'),
    acts: jsonb('acts').$type<Deed['acts']>().notNull(),
    changes: jsonb('changes').$type<Deed['changes']>().notNull(),
    mergers: jsonb('mergers').$type<Deed['mergers']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] })],
);

/** Responses to requests with an Idempotency-Key, kept for a day so that repetitions change nothing. */
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
