import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountryCode, Course } from '@larder/domain';
import { users } from './accounts.ts';
import type { WrittenRecipe } from './catalogue.ts';
import { moment, ownerId } from './columns.ts';
import type { ItemThen } from './pantry.ts';

/** Items removed from the pantry, or an edit of one. */
export interface RemovedItems {
  readonly items: readonly ItemThen[];
  /** An edit of an item to be undone, with the items that became one with it, if any. */
  readonly joined?: { readonly before: ItemThen; readonly after: ItemThen };
  /** What had just been added and therefore no longer counts; the time is ISO 8601. Absent in older removals. */
  readonly takenBack?: readonly { readonly ingredientId: number; readonly moment: string }[];
}

/** A recipe's entry on a list; the time is ISO 8601. */
export interface RemovedEntry {
  readonly recipeId: number;
  readonly addedAt: string;
}

/** A deleted list with its recipes. */
export interface RemovedList {
  readonly name: string;
  readonly nameKey: string;
  readonly description: string | null;
  readonly createdAt: string;
  readonly recipes: readonly RemovedEntry[];
}

/** A recipe of the user's own with its places on lists; the times are ISO 8601. */
export interface RemovedRecipe {
  readonly recipe: OwnRecipe;
  readonly entries: readonly { readonly listId: string; readonly addedAt: string }[];
}

/** A recipe as its cook wrote it. */
export interface OwnRecipe extends WrittenRecipe {
  readonly title: string;
  readonly country: CountryCode | null;
  readonly course: Course;
  readonly servings: number;
  /** In minutes. */
  readonly prepTime: number;
  readonly cookTime: number;
  readonly waitingTime: number;
  readonly sourceUrl: string | null;
}

/**
 * What a user removed within the last day, so that it can be restored. `thing` is the path it was removed
 * under; removing it again replaces the earlier removal.
 */
export const removals = pgTable(
  'removals',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    thing: text('thing').notNull(),
    removedAt: moment('removed_at').notNull(),
    /** When it was restored; null while it is removed. */
    restoredAt: moment('restored_at'),
    content: jsonb('content').$type<RemovedItems | RemovedEntry | RemovedList | RemovedRecipe>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.thing] })],
);
