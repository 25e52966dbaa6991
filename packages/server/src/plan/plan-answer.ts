import { createHash } from 'node:crypto';
import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { NO_FILTERS } from '@larder/domain';
import { allergenSources, type Preferences } from '@larder/domain/model';
import { dateOf, limitsOf } from '@larder/domain/planner';
import { hashOfPantry } from '../pantry/pantry-hash.ts';
import { readPantry, type PantryItem } from '../pantry/pantry.store.ts';
import type { Connection } from '../platform/database/connection.ts';
import { type KeptLeftovers, type KeptMeal, type KeptPlan } from '../platform/database/schema.ts';
import { readPreferences } from '../preferences/preferences.store.ts';
import { readAllergenic, type Allergenic } from '../recipes/allergen.store.ts';
import { breaksOf } from '../recipes/broken-limits.ts';
import { NO_PREFERENCES } from '../recipes/candidates.ts';
import { toPreferences } from '../recipes/dislikes.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import { pictureOf, readPhotoAddresses, type Pictures } from '../recipes/memory/pictures.ts';
import { measureOf } from '../recipes/measure-of.ts';
import type { KeptPlanRow } from './meal-plan.store.ts';
import { shoppingItems } from './plan-shopping.ts';
import { savedIn } from './saved.ts';

type SavedPreferences = components['schemas']['Preferences'];
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
  const saved = await readPreferences(db, userId);
  return {
    userId,
    pantry,
    preferences: saved ? toPreferences(saved) : NO_PREFERENCES,
    pantryHash: hashOfPantry(pantry),
    preferencesHash: hashOfPreferences(saved ?? { ...NO_PREFERENCES, dislikes: [], staples: null }),
  };
}

/** Ignores how amounts are shown, and newer preferences left unset, so that they make no stored plan out of date. */
function hashOfPreferences({
  household_size: people,
  dislikes,
  staples,
  units: _units,
  ...others
}: Omit<Preferences, 'dislikes'> & {
  readonly units?: SavedPreferences['units'];
  readonly dislikes: readonly number[];
  readonly staples: readonly number[] | null;
}): Buffer {
  return hashOf({
    ...others,
    ...(people !== null && { household_size: people }),
    ...(dislikes.length > 0 && { dislikes }),
    ...(staples !== null && { staples }),
  });
}

/** A stored plan as the API returns it, with its current state. */
export async function toPlanAnswer(
  db: Connection,
  pictures: Pictures,
  { id, plan, ...kept }: KeptPlanRow,
  inputs: PlanInputs,
  caller: SignedIn,
): Promise<MealPlan> {
  const limits = limitsOf({ preferences: inputs.preferences, filters: NO_FILTERS });
  const breaks = await breaksOf(db, inputs.userId, plan.meals, limits);
  const allergenic = await readAllergenic(
    db,
    plan.meals.flatMap(({ ingredients }) => ingredients.map((line) => line.ingredient_id)),
  );
  const photos = await readPhotoAddresses(
    db,
    caller,
    pictures,
    plan.meals.map((meal) => meal.id),
  );
  const shownFor = (meal: KeptMeal) => photos.get(meal.id) ?? drawnOf(meal, pictures);
  const items = shoppingItems(plan.meals, inputs.preferences.staples);
  return {
    id,
    starts_on: plan.startsOn,
    free_days: freeDays(plan),
    lunch_days: [...(plan.lunches ?? [])],
    leftovers: leftoversOf(plan),
    meal_plan: plan.meals.map((meal) =>
      toMealAnswer(plan, meal, shownFor(meal), allergenic, breaks.get(meal.id)),
    ),
    shopping_list: [...plan.shoppingList],
    shopping_items: items,
    ...otherItems(plan),
    saved: savedIn(plan),
    shop: { dollars: shopOf(items) },
    purchases: plan.purchases.map(({ changes: _changes, ...purchase }) => purchase),
    nutritional_notes: plan.notes,
    out_of_date: changeSince(kept, inputs),
  };
}

/** A meal's picture, if the cook has taken no photo. */
export function drawnOf(
  meal: Pick<KeptMeal, 'id' | 'slug' | 'title' | 'ingredients'>,
  pictures: Pictures,
): string | null {
  const lines = meal.ingredients.map(({ ingredient_id: ingredientId, quantity, unit }) => ({
    ingredientId,
    quantity,
    unit,
  }));
  return pictureOf(meal, lines, pictures);
}

export function toMealAnswer(
  { startsOn }: Pick<KeptPlan, 'startsOn'>,
  { slug: _slug, changes: _changes, deed: _deed, worths: _worths, leftovers, slot, ...meal }: KeptMeal,
  picture: string | null,
  allergenic: { readonly get: (ingredientId: number) => Allergenic | null | undefined },
  breaksLimits: string[] = [],
): MealAnswer {
  const later = {
    english_title: null,
    waiting_time: 0,
    waiting_kind: null,
    match_alone: meal.matchPercentage,
    match_note: null,
    kept: false,
  };
  const known = meal.ingredients.flatMap((line) => allergenic.get(line.ingredient_id) ?? []);
  return {
    ...later,
    ...meal,
    ingredients: meal.ingredients.map((line) => ({
      ...line,
      ...measureOf(INGREDIENT_INDEX.get(line.ingredient_id)),
    })),
    date: dateOf(meal.day, startsOn),
    slot: slot ?? ('dinner' as const),
    thumbnail_url: picture,
    breaks_limits: breaksLimits,
    allergens: allergenSources(known),
    leftovers_on: leftovers ? { date: leftovers.date, slot: leftovers.slot } : null,
  };
}

function freeDays({ free = [], startsOn }: KeptPlan) {
  return free
    .map(({ day, why }) => ({ date: dateOf(day, startsOn), why }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Lines to buy that match no known ingredient, as the cook wrote them. */
function otherItems({ meals }: KeptPlan): Pick<MealPlan, 'other_items'> {
  const items = meals
    .filter(({ cooked_at: cooked }) => cooked === null)
    .flatMap(
      ({ id, title, day, servings, written_servings: written = servings, unknown_lines: lines = [] }) =>
        lines.map((text) => ({
          text,
          day,
          recipe_id: id,
          title,
          ...(written !== servings && { times: servings / written }),
        })),
    );
  return items.length > 0 ? { other_items: items } : {};
}

function leftoversOf({ meals }: KeptPlan) {
  return meals
    .flatMap(({ id, title, day, leftovers }) =>
      leftovers ? [{ ...restOf(leftovers), of: day, recipe_id: id, title }] : [],
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || b.slot.localeCompare(a.slot));
}

const restOf = ({ date, slot, instead }: KeptLeftovers) => ({
  date,
  slot,
  instead: instead && { recipe_id: instead.id, title: instead.title },
});

/** The cost of a shopping list in dollars, as far as prices are known. */
export const shopOf = (items: NonNullable<MealPlan['shopping_items']>) =>
  Math.round(100 * items.reduce((sum, item) => sum + (item.staple ? 0 : (item.estimated_cost ?? 0)), 0)) /
  100;

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
