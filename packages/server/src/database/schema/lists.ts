import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
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
