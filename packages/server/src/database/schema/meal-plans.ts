import type { components } from '@larder/contract';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, moment, ownerId } from './columns.ts';

/** What is worked out when a plan is read, because it depends on what holds then. */
type Momentary = 'thumbnail_url' | 'breaks_limits';
type Meal = components['schemas']['Meal'];

/** A plan as it is kept: complete, so that it stays readable when the catalogue changes. Pictures go by slug. */
export interface KeptPlan {
  readonly meals: readonly (Omit<Meal, Momentary> & { readonly slug: string })[];
  readonly shoppingList: readonly string[];
  readonly notes: string;
}

/**
 * The plan that each user made last. The hashes tell what it was made from: all of it, so that the same wish is not
 * worked out twice, and pantry and preferences alone, so that a plan older than either is known as out of date.
 */
export const mealPlans = pgTable('meal_plans', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  madeAt: moment('made_at').notNull(),
  inputHash: bytea('input_hash').notNull(),
  pantryHash: bytea('pantry_hash').notNull(),
  preferencesHash: bytea('preferences_hash').notNull(),
  plan: jsonb('plan').$type<KeptPlan>().notNull(),
});

/** Who is making a user's plan at the moment, so that no other server does the same work. Ends by itself after a crash. */
export const planClaims = pgTable('plan_claims', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: uuid('token').notNull(),
  until: moment('until').notNull(),
});
