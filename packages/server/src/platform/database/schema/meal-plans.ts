import type { components } from '@larder/contract';
import type { CountryCode, FreeReason, RecipeFilters, Slot, WeekDay, WeekWish } from '@larder/domain';
import { date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, moment, ownerId } from './columns.ts';
import type { ItemThen } from './pantry.ts';

/** Values computed when a plan is read, because they depend on current data. Pictures are found by slug. */
type Momentary = 'date' | 'thumbnail_url' | 'breaks_limits' | 'allergens' | 'leftovers_on' | 'slot';
type Meal = components['schemas']['Meal'];

/** A plan's change to a pantry item, with everything needed to undo it. Null: the item did not exist. */
export interface StockChange {
  readonly before: ItemThen | null;
  readonly after: ItemThen | null;
}

/** Values that plans stored by earlier versions lack. */
type Later = 'english_title' | 'waiting_time' | 'waiting_kind' | 'match_alone' | 'match_note';

export interface KeptMeal extends Omit<Meal, Momentary | Later | 'day'>, Partial<Pick<Meal, Later>> {
  /** The weekday of its date. */
  readonly day: WeekDay;
  /** Absent for a dinner. */
  readonly slot?: 'lunch' | undefined;
  readonly slug: string;
  /** Pantry changes from cooking it; empty before. */
  readonly changes: readonly StockChange[];
  /** The value of what it takes from each pantry item, in dollars, by the item's id; null if unknown. */
  readonly worths?: Readonly<Record<string, number | null>> | undefined;
  /** If it is cooked double: where the leftovers are eaten. */
  readonly leftovers?: KeptLeftovers | undefined;
  /** The deed that cooked it, if it was cooked in the earlier plan that it was carried over from. */
  readonly deed?: string | undefined;
}

/** An evening that the cook keeps free. */
export interface FreeEvening {
  readonly day: WeekDay;
  readonly why: FreeReason;
}

/** Where a meal's leftovers are eaten, and the meal that was planned there before. */
export interface KeptLeftovers {
  readonly date: string;
  readonly slot: Slot;
  readonly instead: KeptMeal | null;
}

export interface KeptPurchase extends Readonly<components['schemas']['Purchase']> {
  readonly changes: readonly StockChange[];
}

/**
 * What a plan was chosen from: the number of meals requested, of recipes and of possible recipes, and the
 * limits.
 */
export interface PlanFacts {
  readonly wanted: number;
  readonly recipes: number;
  readonly possible: number;
  readonly limitedBy: readonly { readonly name: string; readonly possibleWithout: number }[];
  /** The days for which no lunch was found, if any. */
  readonly lunchless?: readonly WeekDay[] | undefined;
  /** The evenings for which no dinner kept what holds on their days, with the names of these limits, if any. */
  readonly unheld?: readonly { readonly day: WeekDay; readonly names: readonly string[] }[] | undefined;
  /** The countries that were asked for, if they had too few dinners. */
  readonly tooFewFrom?: readonly CountryCode[] | undefined;
  /** Why the obvious dish is not in the week, if there is anything to say. */
  readonly passedOver?: KeptPassedOver | undefined;
}

/** Why the obvious dish is not in a week, and the week that this is true of, in short. */
export interface KeptPassedOver {
  readonly says: string;
  readonly week: string;
}

/** A stored plan: complete, so it stays readable when the catalogue changes. */
export interface KeptPlan {
  /**
   * The first day of its week, as in its row. Its presence means that the days are real weekdays: for servers older
   * than this field, Monday was the first day whatever its date. See `withRealDays`.
   */
  readonly startsOn: string;
  readonly meals: readonly KeptMeal[];
  readonly shoppingList: readonly string[];
  readonly notes: string;
  readonly facts: PlanFacts;
  readonly purchases: readonly KeptPurchase[];
  /** The date of the last stock allocation: nothing that had expired by then is used. */
  readonly asOf: string;
  /** Hash of the pantry it was last settled with, in hex, if that is not the pantry it was made for. */
  readonly settledWith?: string | undefined;
  /** The dishes of the three weeks before it. Plans of older servers have none. */
  readonly recent?: readonly RecentDish[] | undefined;
  /** The evenings without a dinner that the cook named. Plans of older servers have none. */
  readonly free?: readonly FreeEvening[] | undefined;
  /** The days for which lunch was requested too. */
  readonly lunches?: readonly WeekDay[] | undefined;
  /** The ids of ingredients to leave out. */
  readonly without?: readonly number[] | undefined;
  /** What holds on some days only. */
  readonly onDays?: readonly KeptOnDays[] | undefined;
  /** The ids of pantry items to use first. */
  readonly useUp?: readonly string[] | undefined;
}

/** What the cook wants on some days only: filters, and the ids of ingredients to leave out. */
export interface KeptOnDays {
  readonly days: readonly WeekDay[];
  readonly filters: RecipeFilters;
  readonly wishes: readonly WeekWish[];
  readonly without: readonly number[];
}

/** A dish of past weeks, with its day. */
export interface RecentDish {
  readonly id: number;
  readonly date: string;
}

/** A plan with its inputs. */
function planColumns() {
  return {
    id: uuid('id').notNull(),
    madeAt: moment('made_at').notNull(),
    /** The first day of its week, by default the day it was made. */
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    filters: jsonb('filters').$type<RecipeFilters>().notNull(),
    inputHash: bytea('input_hash').notNull(),
    pantryHash: bytea('pantry_hash').notNull(),
    preferencesHash: bytea('preferences_hash').notNull(),
    plan: jsonb('plan').$type<KeptPlan>().notNull(),
  };
}

/**
 * Each user's latest plan. The hashes identify its inputs: all of them, so that the same request is not
 * computed twice (empty once the plan was changed), and pantry and preferences alone, to detect an outdated
 * plan. The plan's own pantry changes are applied to the pantry hash.
 */
export const mealPlans = pgTable('meal_plans', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...planColumns(),
});

/** Replaced plans, kept for a day so they can be restored. */
export const previousMealPlans = pgTable(
  'previous_meal_plans',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    ...planColumns(),
    replacedAt: moment('replaced_at').notNull(),
    /** Steps from the current plan: -1 is the one before, 1 the one after. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Which server is generating a user's plan, so that no other does the same work. Expires after a crash. */
export const planClaims = pgTable('plan_claims', {
  userId: ownerId()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: uuid('token').notNull(),
  until: moment('until').notNull(),
});
