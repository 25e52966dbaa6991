import { plateOf, proteinsOf } from '@larder/catalogue';
import { templateOf } from '@larder/catalogue/flexible';
import { placeOf, type RecipeFilters } from '@larder/domain';
import type { Preferences } from '@larder/domain/model';
import {
  faultsOfReservations,
  notesOf,
  notUsedUpOf,
  placeBought,
  placeMeals,
  reasonOf,
  unusedOf,
  withStaples,
  type Dish,
  type Need,
  type PlannedMeal,
  type StockItem,
} from '@larder/domain/planner';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { freezingNote } from './freezing.ts';
import { matchNotes } from './match-notes.ts';
import { stillPassedOver } from './passed-over.ts';
import { coverageFigures, lackingNames } from './plan-writing.ts';
import { needOf } from '../recipes/need-of.ts';
import { unknownThing } from '../recipes/unknown-lines.ts';

/** The inputs for recomputing a changed plan. */
export interface Settling {
  /** The first day of its week. */
  readonly madeOn: string;
  /** The day of the change: anything expired by then is not used. */
  readonly today: string;
  readonly preferences: Preferences;
  readonly filters: RecipeFilters;
  readonly stock: readonly StockItem[];
  readonly snapshot: CatalogueSnapshot;
}

/** Allocates the stock to a plan's uncooked meals, as it was when the plan was last settled with this stock. */
export function placeAhead(
  plan: Pick<KeptPlan, 'meals' | 'purchases' | 'asOf'>,
  { madeOn, stock, snapshot, preferences }: Pick<Settling, 'madeOn' | 'stock' | 'snapshot' | 'preferences'>,
): PlannedMeal[] {
  const usable = stock.filter(({ expiresOn }) => expiresOn === null || expiresOn >= plan.asOf);
  const ahead = plan.meals.filter((meal) => meal.cooked_at === null);
  const dishes = ahead.map((meal) => ({
    recipe: withStaples(dishOf(meal, snapshot), preferences),
    day: meal.day,
    slot: meal.slot,
  }));
  return (plan.purchases.length > 0 ? placeBought : placeMeals)(dishes, usable, madeOn);
}

/**
 * Recomputes a changed plan: what each uncooked meal takes from the pantry and lacks, its reason, the
 * shopping list and the notes. `tell` writes the reasons. Throws if the result has a fault.
 */
export function settle(
  changed: Pick<KeptPlan, 'startsOn' | 'meals' | 'purchases' | 'facts' | 'useUp'>,
  settling: Settling,
  tell = reasonOf,
): KeptPlan {
  const { madeOn, today, preferences, filters, stock, snapshot } = settling;
  const plan = { ...changed, asOf: today };
  const ahead = placeAhead(plan, settling);
  const faults = faultsOfReservations(ahead, stock, madeOn);
  if (faults.length > 0) throw new Error(`A changed plan with faults: ${faults.join('; ')}`);
  const byPlace = new Map(ahead.map((meal) => [placeOf(meal), meal]));
  const matches = matchNotes(ahead, stock, today);
  const noteOf = new Map(ahead.map((meal, at) => [placeOf(meal), matches[at]]));
  const { useUp = [] } = changed;
  const wishes = { preferences, filters, today: madeOn, useUp };
  const all = plan.meals.map(
    (meal): PlannedMeal =>
      byPlace.get(placeOf(meal)) ?? {
        recipe: dishOf(meal, snapshot),
        day: meal.day,
        slot: meal.slot,
        coverage: NOTHING,
      },
  );
  const meals = plan.meals.map((meal): KeptMeal => {
    const place = placeOf(meal);
    const planned = byPlace.get(place);
    if (!planned) return meal;
    const figures = { ...coverageFigures(planned), ...noteOf.get(place) };
    return { ...meal, ...figures, reason: tell(planned, wishes, all) };
  });
  const usable = stock.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today);
  const unused = unusedOf(usable, ahead, madeOn);
  // What a cooked meal used counts as used up, even if some is left.
  const cooked = plan.meals.filter((meal) => meal.cooked_at !== null);
  const done = new Set(cooked.flatMap(({ uses }) => uses.map((use) => use.pantry_item_id)));
  const notUsedUp = notUsedUpOf(
    usable,
    ahead,
    useUp.filter((id) => !done.has(id)),
  );
  const shoppingList = lackingNames(ahead);
  const { passedOver, ...facts } = plan.facts;
  const notes = notesOf({ ...facts, meals: all, unused, notUsedUp }, ahead, shoppingList.length);
  const still = stillPassedOver({ meals, shoppingList }, passedOver);
  const freezing = freezingNote({ meals: ahead, stock: usable, startsOn: madeOn, today });
  return { ...plan, meals, shoppingList, notes: [notes, freezing, still].filter(Boolean).join(' ') };
}

/** A cooked meal needs nothing more. */
const NOTHING = { toBuy: [], uses: [], missingIds: [], ingredientCount: 0 };

/** A meal as the planner sees it: a cooked one needs nothing more. */
export function dishAhead(
  meal: KeptMeal,
  { snapshot, preferences }: Pick<Settling, 'snapshot' | 'preferences'>,
): Dish {
  const dish = withStaples(dishOf(meal, snapshot), preferences);
  return meal.cooked_at === null ? dish : { ...dish, needs: [] };
}

/** A meal as the planner sees it, from its stored data: the catalogue may have changed since. */
export function dishOf(meal: KeptMeal, { names }: Pick<CatalogueSnapshot, 'names'>): Dish {
  const lines = meal.ingredients.map(({ ingredient_id: ingredientId, name, quantity, unit }) => {
    const ingredient = names.get(ingredientId);
    const unknown = { ingredientId, name, quantity, unit, grams: null, dollarsPerGram: 0, packGrams: null };
    const need: Need = ingredient ? needOf(ingredient, quantity, unit) : unknown;
    return { ingredient, need };
  });
  const weighed = lines.flatMap(({ ingredient, need }) =>
    ingredient ? { ingredient, grams: need.grams } : [],
  );
  const plate = plateOf(weighed, meal.servings);
  const template = templateOf(meal.slug);
  return {
    id: meal.id,
    country: meal.country,
    difficulty: meal.cooking_difficulty,
    proteins: proteinsOf(weighed),
    vegetables: plate.vegetableGrams,
    base: plate.base,
    ...(template !== null && { flexible: template }),
    totalTime: meal.total_time,
    waitingTime: meal.waiting_time ?? 0,
    waitingKind: meal.waiting_kind ?? null,
    eveningBefore: meal.evening_before ?? null,
    servings: meal.servings,
    ...(meal.written_servings !== undefined && { writtenServings: meal.written_servings }),
    costPerServing: meal.estimated_cost.cost_per_serving,
    costTotal: meal.estimated_cost.total_cost,
    calories: meal.nutritional_info.calories,
    protein: meal.nutritional_info.protein,
    carbohydrates: meal.nutritional_info.carbohydrates,
    needs: [...lines.map(({ need }) => need), ...(meal.unknown_lines ?? []).map(unknownThing)],
  };
}
