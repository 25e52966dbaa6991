import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { recipes } from './catalogue.ts';
import { moment, ownerId } from './columns.ts';

/** A user's recipe lists. Every account starts with the default list Favorites. */
export const lists = pgTable(
  'lists',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    description: text('description'),
    listType: text('list_type').$type<'default' | 'custom'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('lists_name').on(table.userId, table.nameKey),
  ],
);

/**
 * The recipes of lists. Deleted with their list, never with a recipe: a recipe is taken off lists before it is
 * deleted. The foreign key to recipes is deferred, so that an account can be deleted with its lists and own recipes.
 */
export const listRecipes = pgTable(
  'list_recipes',
  {
    userId: ownerId(),
    listId: uuid('list_id').notNull(),
    recipeId: integer('recipe_id')
      .notNull()
      .references(() => recipes.id),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listId, table.recipeId] }),
    index('list_recipes_recipe').on(table.userId, table.recipeId),
    // A recipe that goes, as with its cook, must be on nobody's list: PostgreSQL looks for it by this column alone.
    index('list_recipes_of_recipe').on(table.recipeId),
    foreignKey({
      name: 'list_recipes_list_fk',
      columns: [table.userId, table.listId],
      foreignColumns: [lists.userId, lists.id],
    }).onDelete('cascade'),
  ],
);
