import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, ownerId } from './columns.ts';
import type { ItemThen } from './pantry.ts';

/** What was taken out of the pantry. */
export interface RemovedItems {
  readonly items: readonly ItemThen[];
  /** What had just come in, and so no longer counts as added; the moment is ISO 8601. Absent in what was removed before that was counted. */
  readonly takenBack?: readonly { readonly ingredientId: number; readonly moment: string }[];
}

/** A recipe as it was on a list; the moment is ISO 8601. */
export interface RemovedEntry {
  readonly recipeId: number;
  readonly addedAt: string;
}

/** A list that was deleted, with its recipes. */
export interface RemovedList {
  readonly name: string;
  readonly nameKey: string;
  readonly description: string | null;
  readonly createdAt: string;
  readonly recipes: readonly RemovedEntry[];
}

/**
 * What a user has removed within the last day, so that it can be brought back as it was. `thing` is the address it was
 * removed from; removing it once more takes the place of the last time.
 */
export const removals = pgTable(
  'removals',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    thing: text('thing').notNull(),
    removedAt: moment('removed_at').notNull(),
    /** When it was brought back; null while it is gone. */
    restoredAt: moment('restored_at'),
    content: jsonb('content').$type<RemovedItems | RemovedEntry | RemovedList>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.thing] })],
);
