import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, moment, ownerId } from './columns.ts';

/*
 * What a kitchen remembers about recipes, shared ones and a cook's own. There is no foreign key to recipes: memories of
 * a deleted recipe stay as long as the deletion can be undone.
 */

/** What a user thinks of a recipe. Only that user sees it. */
export const recipeMemories = pgTable(
  'recipe_memories',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    recipeId: integer('recipe_id').notNull(),
    /** Stars; null if not rated. */
    rating: smallint('rating'),
    notes: text('notes'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    check('recipe_memories_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** Each time a user cooked a recipe, planned or not. */
export const cookings = pgTable(
  'cookings',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    recipeId: integer('recipe_id').notNull(),
    servings: integer('servings').notNull(),
    /** The cook's date. */
    cookedOn: date('cooked_on', { mode: 'string' }).notNull(),
    cookedAt: moment('cooked_at').notNull(),
    /** The deed that took its ingredients from the pantry: undoing that undoes this. */
    deed: text('deed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('cookings_recipe').on(table.userId, table.recipeId),
    index('cookings_day').on(table.userId, table.cookedOn),
  ],
);

/** A user's own photos, encoded by the server. Each recipe shows the one not removed. */
export const recipePhotos = pgTable(
  'recipe_photos',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    recipeId: integer('recipe_id').notNull(),
    /** SHA-256 of the uploaded file. */
    sentHash: bytea('sent_hash').notNull(),
    /** WebP, 480 by 360 pixels, and at most 1280 by 1280. */
    small: bytea('small').notNull(),
    large: bytea('large').notNull(),
    addedAt: moment('added_at').notNull(),
    /** When it was removed or replaced; it can be restored for a day. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('recipe_photos_recipe').on(table.userId, table.recipeId),
  ],
);
