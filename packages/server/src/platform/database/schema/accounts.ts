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
import type { components } from '@larder/contract';
import { bytea, moment, ownerId } from './columns.ts';

/**
 * Accounts. `username_key` is the username in NFKC, case-folded. The skeletons (UTS 39) prevent lookalikes. One is
 * null if an older account has it, and both in accounts created by an older Larder, until the next start.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Version of this user's own recipes, by which servers detect changes. */
    ownRecipesVersion: integer('own_recipes_version').notNull().default(0),
    keySkeleton: text('key_skeleton'),
    nameSkeleton: text('name_skeleton'),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_key_skeleton').on(table.keySkeleton),
    uniqueIndex('users_name_skeleton').on(table.nameSkeleton),
  ],
);

/** A user's recovery code, stored as a hash. Accounts older than recovery codes have none. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: bytea('code_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Email addresses for password resets; links go only to confirmed ones. */
export const emailAddresses = pgTable('email_addresses', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  confirmedAt: moment('confirmed_at'),
});

/** Unused mailed links, stored as hashes of their secrets. */
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
 * A login and all refresh tokens derived from it. `current_token_id` is the last token exchanged; it and its
 * children are valid, all other tokens of the session are not.
 */
export const sessions = pgTable(
  'sessions',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    currentTokenId: uuid('current_token_id'),
    /** The secret it was created under: it ends when that changes. Empty if an older server created it. */
    keyId: text('key_id').notNull().default(''),
    /** The browser and system that signed in, by their usual names; null if unknown. */
    device: text('device'),
    createdAt: moment('created_at').notNull(),
    /** When its tokens were last renewed: about every 15 minutes. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** The allergies it last received, the only ones it can have removed; null before the first response. */
    toldAllergies: text('told_allergies').array().$type<components['schemas']['Preferences']['allergies']>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Refresh tokens, stored as hashes of their secrets. */
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

/** Invitations to create an account, by their code's hash. They have no owner: anyone with the link can use it once. */
export const invites = pgTable('invites', {
  codeHash: bytea('code_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * Attempts in the current time window: failed logins by address, (hashed) name, device or user, and sign-ups by
 * address.
 */
export const authAttempts = pgTable('auth_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
});
