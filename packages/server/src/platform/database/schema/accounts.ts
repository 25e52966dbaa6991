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
import { bytea, moment, ownerId } from './columns.ts';

/** People with an account. `username_key` is the name in NFKC and case-folded: two that look alike are one. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Counts the changes of this user's own recipes: servers see by it whether they know them all. */
    ownRecipesVersion: integer('own_recipes_version').notNull().default(0),
  },
  (table) => [uniqueIndex('users_username_key').on(table.usernameKey)],
);

/** The recovery code of a user, by its hash alone. Accounts that are older than codes have none. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: bytea('code_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Where a link for a forgotten password may be mailed to: only to an address that was confirmed. */
export const emailAddresses = pgTable('email_addresses', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  confirmedAt: moment('confirmed_at'),
});

/** Links that were mailed and not opened yet, by the hash of their secret alone. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    purpose: text('purpose').$type<'confirm' | 'recover'>().notNull(),
    secretHash: bytea('secret_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * One login and all refresh tokens that came from it. `current_token_id` is the last token that was turned in;
 * it and its children are good, every other token of the session is spent.
 */
export const sessions = pgTable(
  'sessions',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    currentTokenId: uuid('current_token_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Refresh tokens, by the hash of their secret alone. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    parentId: uuid('parent_id'),
    secretHash: bytea('secret_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('refresh_tokens_secret').on(table.userId, table.secretHash),
    index('refresh_tokens_session').on(table.userId, table.sessionId, table.parentId),
    foreignKey({
      name: 'refresh_tokens_session_fk',
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.id],
    }).onDelete('cascade'),
  ],
);

/** Failed logins in the running minute, for each address and each (hashed) name. */
export const authAttempts = pgTable('auth_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
});
