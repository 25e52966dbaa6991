import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import {
  canonicalFilters,
  COUNTRY_CODES,
  FILTER_FLAGS,
  PREFERENCE_VALUES,
  SPICE_LEVELS,
} from '@larder/domain';
import type { Preferences, RecipeSource } from '@larder/domain/model';
import fc from 'fast-check';

const some = <Value>(values: readonly Value[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const oneOrNone = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);

/** Any preferences. */
export const preferences = fc.record({
  allergies: some(PREFERENCE_VALUES.allergies),
  dietary_restrictions: some(PREFERENCE_VALUES.dietary_restrictions, 2),
  kitchen_appliances: some(PREFERENCE_VALUES.kitchen_appliances, 4),
  spice_tolerance: oneOrNone(PREFERENCE_VALUES.spice_tolerance),
  household_size: oneOrNone(PREFERENCE_VALUES.household_size),
  preferred_cuisines: some(PREFERENCE_VALUES.preferred_cuisines),
  protein_preferences: some(PREFERENCE_VALUES.protein_preferences),
  cooking_experience: oneOrNone(PREFERENCE_VALUES.cooking_experience),
  meal_prep_frequency: oneOrNone(PREFERENCE_VALUES.meal_prep_frequency),
  budget_consciousness: oneOrNone(PREFERENCE_VALUES.budget_consciousness),
});
/** Any filters. */
export const filters = fc
  .record({ flags: some(FILTER_FLAGS, 2), countries: some(COUNTRY_CODES) })
  .map(canonicalFilters);

const recipesById = new Map(CATALOGUE.recipes.map((recipe) => [recipe.id, recipe]));

const FORBIDDEN_ANIMALS: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['poultry', 'red-meat', 'lamb', 'goat', 'pork', 'fish', 'other-animal'],
  vegan: ['dairy', 'egg', 'honey', 'poultry', 'red-meat', 'lamb', 'goat', 'pork', 'fish', 'other-animal'],
  dairy_free: ['dairy'],
  egg_free: ['egg'],
  no_chicken: ['poultry'],
  no_beef: ['red-meat', 'lamb'],
  no_pork: ['pork'],
  no_fish: ['fish'],
};
const WANTED_ANIMALS: Readonly<Record<string, readonly string[]>> = {
  has_chicken: ['poultry'],
  has_beef: ['red-meat', 'lamb'],
  has_pork: ['pork'],
  has_fish: ['fish'],
};

type Filtered = typeof filters extends fc.Arbitrary<infer Value> ? Value : never;

/** What a cook does not allow in a recipe of the catalogue, by name: the planner's own view of it is not trusted. */
export function violations(id: number, preferred: Preferences, filtered: Filtered): string[] {
  return violationsOf(recipesById.get(id)!, preferred, filtered);
}

/** The same for a recipe of no catalogue. */
export function violationsOf(
  recipe: Pick<RecipeSource, 'ingredients' | 'appliances' | 'spice' | 'country'>,
  preferred: Preferences,
  filtered: Filtered,
): string[] {
  const ingredients = recipe.ingredients.map(({ ingredient }) => INGREDIENT_INDEX.require(ingredient));
  const animals = ingredients.flatMap((ingredient) => ingredient.animals);
  const rules = [...preferred.dietary_restrictions, ...filtered.flags];
  const forbidden = new Set<string>(rules.flatMap((rule) => FORBIDDEN_ANIMALS[rule] ?? []));
  const wanted = filtered.flags.flatMap((flag) => WANTED_ANIMALS[flag] ?? []);
  const { spice_tolerance: tolerance, kitchen_appliances: owned } = preferred;
  return [
    ...ingredients.flatMap(({ allergens }) => allergens.filter((one) => preferred.allergies.includes(one))),
    ...ingredients.flatMap(({ notFor }) => notFor.filter((diet) => rules.some((rule) => rule === diet))),
    ...animals.filter((animal) => forbidden.has(animal)),
    ...(owned.length > 0 ? recipe.appliances.filter((one) => !owned.includes(one)) : []),
    ...(tolerance && SPICE_LEVELS.indexOf(recipe.spice) > SPICE_LEVELS.indexOf(tolerance)
      ? [recipe.spice]
      : []),
    ...(filtered.countries.length > 0 && !filtered.countries.some((one) => one === recipe.country)
      ? [recipe.country ?? 'nowhere']
      : []),
    ...(wanted.length > 0 && !animals.some((animal) => wanted.includes(animal)) ? wanted : []),
  ];
}
