import type { components } from '@larder/contract';
import type { RecipeFilters, WeekDay } from '@larder/domain';
import { date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, moment, ownerId } from './columns.ts';
import type { ItemThen } from './pantry.ts';

/** What is worked out when a plan is read, because it depends on what holds then. Pictures go by slug. */
type Momentary = 'thumbnail_url' | 'breaks_limits' | 'allergens';
type Meal = components['schemas']['Meal'];

/** What a plan did to one item of the pantry, with all that is needed to undo it. Null: the item was not there. */
export interface StockChange {
  readonly before: ItemThen | null;
  readonly after: ItemThen | null;
}

/** What plans that were kept before this version do not have. */
type Later = 'english_title' | 'waiting_time' | 'waiting_kind' | 'match_alone' | 'match_note';

export interface KeptMeal extends Omit<Meal, Momentary | Later | 'day'>, Partial<Pick<Meal, Later>> {
  readonly day: WeekDay;
  readonly slug: string;
  /** What cooking it did to the pantry; nothing before. */
  readonly changes: readonly StockChange[];
}

export interface KeptPurchase extends Readonly<components['schemas']['Purchase']> {
  readonly changes: readonly StockChange[];
}

/** What a plan was chosen from: how many meals were wanted, how many recipes there are and are possible, and what limits them. */
export interface PlanFacts {
  readonly wanted: number;
  readonly recipes: number;
  readonly possible: number;
  readonly limitedBy: readonly { readonly name: string; readonly possibleWithout: number }[];
}

/** A plan as it is kept: complete, so that it stays readable when the catalogue changes. */
export interface KeptPlan {
  readonly meals: readonly KeptMeal[];
  readonly shoppingList: readonly string[];
  readonly notes: string;
  readonly facts: PlanFacts;
  readonly purchases: readonly KeptPurchase[];
  /** The day for which stock was last given to meals: nothing that had expired by then is used. */
  readonly asOf: string;
}

/** A plan with what it was made from. */
function planColumns() {
  return {
    id: uuid('id').notNull(),
    madeAt: moment('made_at').notNull(),
    /** Its Monday: the day on which it was made. */
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    filters: jsonb('filters').$type<RecipeFilters>().notNull(),
    inputHash: bytea('input_hash').notNull(),
    pantryHash: bytea('pantry_hash').notNull(),
    preferencesHash: bytea('preferences_hash').notNull(),
    plan: jsonb('plan').$type<KeptPlan>().notNull(),
  };
}

/**
 * The plan that each user made last. The hashes tell what it was made from: all of it, so that the same wish is not
 * worked out twice (empty once the plan was changed), and pantry and preferences alone, so that a plan older than either
 * is known as out of date. What the plan itself takes from the pantry and puts into it is reckoned into the pantry's hash.
 */
export const mealPlans = pgTable('meal_plans', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...planColumns(),
});

/** The plans that others have taken the place of, kept for a day so that they can be brought back. */
export const previousMealPlans = pgTable(
  'previous_meal_plans',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    ...planColumns(),
    replacedAt: moment('replaced_at').notNull(),
    /** How many steps it is from the current one: -1 the one before it, 1 the one after it. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Who is making a user's plan at the moment, so that no other server does the same work. Ends by itself after a crash. */
export const planClaims = pgTable('plan_claims', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: uuid('token').notNull(),
  until: moment('until').notNull(),
});
