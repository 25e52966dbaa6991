import { createHash } from 'node:crypto';
import type { components } from '@larder/contract';
import { NO_FILTERS } from '@larder/domain';
import { allergenSources, type Preferences } from '@larder/domain/model';
import { dateOf, limitsOf } from '@larder/domain/planner';
import { hashOfPantry } from '../pantry/pantry-hash.ts';
import { readPantry, type PantryItem } from '../pantry/pantry.store.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { readPreferences } from '../preferences/preferences.store.ts';
import { readAllergenic, type Allergenic } from '../recipes/allergen.store.ts';
import { breaksOf } from '../recipes/broken-limits.ts';
import { NO_PREFERENCES } from '../recipes/candidates.ts';
import type { Thumbnails } from '../recipes/catalogue/pictures.ts';
import type { KeptPlanRow } from './meal-plan.store.ts';
import { shoppingItems } from './plan-shopping.ts';

export type MealPlan = components['schemas']['MealPlan'];
export type MealAnswer = components['schemas']['Meal'];

/** The user's data that a plan depends on. */
export interface PlanInputs {
  readonly userId: string;
  readonly pantry: readonly PantryItem[];
  readonly preferences: Preferences;
  readonly pantryHash: Buffer;
  readonly preferencesHash: Buffer;
}

export async function readPlanInputs(db: Connection, userId: string): Promise<PlanInputs> {
  // Sequential: a transaction has one connection.
  const pantry = await readPantry(db, userId);
  const preferences = (await readPreferences(db, userId)) ?? NO_PREFERENCES;
  return {
    userId,
    pantry,
    preferences,
    pantryHash: hashOfPantry(pantry),
    preferencesHash: hashOfPreferences(preferences),
  };
}

/** Without a household size, as before there was one: no stored plan is out of date for that. */
function hashOfPreferences({ household_size: people, ...others }: Preferences): Buffer {
  return hashOf(people === null ? others : { ...others, household_size: people });
}

/** A stored plan as the API returns it, with its current state. */
export async function toPlanAnswer(
  db: Connection,
  thumbnails: Thumbnails,
  { id, plan, ...kept }: KeptPlanRow,
  inputs: PlanInputs,
): Promise<MealPlan> {
  const limits = limitsOf({ preferences: inputs.preferences, filters: NO_FILTERS });
  const breaks = await breaksOf(db, inputs.userId, plan.meals, limits);
  const allergenic = await readAllergenic(
    db,
    plan.meals.flatMap(({ ingredients }) => ingredients.map((line) => line.ingredient_id)),
  );
  return {
    id,
    starts_on: plan.startsOn,
    meal_plan: plan.meals.map((meal) =>
      toMealAnswer(plan, meal, thumbnails, allergenic, breaks.get(meal.id)),
    ),
    shopping_list: [...plan.shoppingList],
    shopping_items: shoppingItems(plan.meals),
    purchases: plan.purchases.map(({ changes: _changes, ...purchase }) => purchase),
    nutritional_notes: plan.notes,
    out_of_date: changeSince(kept, inputs),
  };
}

export function toMealAnswer(
  { startsOn }: Pick<KeptPlan, 'startsOn'>,
  { slug, changes: _changes, ...meal }: KeptMeal,
  thumbnails: Thumbnails,
  allergenic: { readonly get: (ingredientId: number) => Allergenic | null | undefined },
  breaksLimits: string[] = [],
): MealAnswer {
  const later = {
    english_title: null,
    waiting_time: 0,
    waiting_kind: null,
    match_alone: meal.matchPercentage,
    match_note: null,
  };
  const known = meal.ingredients.flatMap((line) => allergenic.get(line.ingredient_id) ?? []);
  return {
    ...later,
    ...meal,
    date: dateOf(meal.day, startsOn),
    thumbnail_url: thumbnails(slug),
    breaks_limits: breaksLimits,
    allergens: allergenSources(known),
  };
}

/**
 * What has changed since a plan was made; preferences before the pantry, because they may affect someone's
 * health.
 */
function changeSince(
  kept: Pick<KeptPlanRow, 'pantryHash' | 'preferencesHash'>,
  { pantryHash, preferencesHash }: PlanInputs,
): MealPlan['out_of_date'] {
  if (!kept.preferencesHash.equals(preferencesHash)) return 'preferences';
  return kept.pantryHash.equals(pantryHash) ? null : 'pantry';
}

/** The hash of anything that can be serialised as JSON. */
export function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest();
}
