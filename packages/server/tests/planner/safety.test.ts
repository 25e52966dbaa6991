import { CATALOGUE, INGREDIENT_INDEX, SPICE_LEVELS, type Ingredient } from '@larder/catalogue';
import { canonicalFilters, COUNTRY_CODES, FILTER_FLAGS, PREFERENCE_VALUES, UNIT_NAMES } from '@larder/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenLimits, isAllowed, limitsOf } from '../../src/planner/limits.ts';
import { plan } from '../../src/planner/plan.ts';
import { faultsOf } from '../../src/planner/verify.ts';
import { CANDIDATES, stock, TODAY } from './candidates.ts';

/** Enough to move away from the greedy week. */
const LITTLE = { starts: 1, steps: 300 };

const some = <Value>(values: readonly Value[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const oneOrNone = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);

const preferences = fc.record({
  allergies: some(PREFERENCE_VALUES.allergies),
  dietary_restrictions: some(PREFERENCE_VALUES.dietary_restrictions, 2),
  kitchen_appliances: some(PREFERENCE_VALUES.kitchen_appliances, 4),
  spice_tolerance: oneOrNone(PREFERENCE_VALUES.spice_tolerance),
  preferred_cuisines: some(PREFERENCE_VALUES.preferred_cuisines),
  protein_preferences: some(PREFERENCE_VALUES.protein_preferences),
  cooking_experience: oneOrNone(PREFERENCE_VALUES.cooking_experience),
  meal_prep_frequency: oneOrNone(PREFERENCE_VALUES.meal_prep_frequency),
  budget_consciousness: oneOrNone(PREFERENCE_VALUES.budget_consciousness),
});
const filters = fc
  .record({ flags: some(FILTER_FLAGS, 2), countries: some(COUNTRY_CODES) })
  .map(canonicalFilters);
const pantry = fc.uniqueArray(
  fc
    .record({
      ingredient: fc.constantFrom(...CATALOGUE.ingredients),
      quantity: fc.option(fc.integer({ min: 1, max: 2_000 })),
      unit: fc.constantFrom(...UNIT_NAMES),
      expiresOn: fc.option(fc.constantFrom('2030-05-01', TODAY, '2030-05-09', '2031-01-01')),
    })
    .map(({ ingredient, quantity, unit, expiresOn }) => stock(ingredient.id, quantity, unit, { expiresOn })),
  { maxLength: 60, selector: ({ id }) => id },
);

const recipesById = new Map(CATALOGUE.recipes.map((recipe) => [recipe.id, recipe]));

/** The ingredients as they are in the catalogue: the planner's own idea of a recipe is not believed. */
function ingredientsOf(id: number): Ingredient[] {
  return recipesById.get(id)!.ingredients.map(({ ingredient }) => INGREDIENT_INDEX.get(ingredient)!);
}

const FORBIDDEN_ANIMALS: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['poultry', 'red-meat', 'pork', 'fish', 'other-animal'],
  vegan: ['dairy', 'egg', 'honey', 'poultry', 'red-meat', 'pork', 'fish', 'other-animal'],
  dairy_free: ['dairy'],
  egg_free: ['egg'],
  no_chicken: ['poultry'],
  no_beef: ['red-meat'],
  no_pork: ['pork'],
  no_fish: ['fish'],
};
const WANTED_ANIMALS: Readonly<Record<string, string>> = {
  has_chicken: 'poultry',
  has_beef: 'red-meat',
  has_pork: 'pork',
  has_fish: 'fish',
};

type Preferred = typeof preferences extends fc.Arbitrary<infer Value> ? Value : never;
type Filtered = typeof filters extends fc.Arbitrary<infer Value> ? Value : never;

/** What in a recipe a cook did not allow, by name. */
function violations(id: number, preferred: Preferred, filtered: Filtered): string[] {
  const recipe = recipesById.get(id)!;
  const ingredients = ingredientsOf(id);
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
    ...(filtered.countries.length > 0 && !filtered.countries.includes(recipe.country)
      ? [recipe.country]
      : []),
    ...(wanted.length > 0 && !animals.some((animal) => wanted.includes(animal)) ? wanted : []),
  ];
}

test('whatever a cook prefers, no plan holds anything forbidden', () => {
  let planned = 0;
  fc.assert(
    fc.property(preferences, filters, pantry, (preferred, filtered, shelf) => {
      const wishes = { preferences: preferred, filters: filtered, today: TODAY };
      const made = plan(CANDIDATES, shelf, wishes, { effort: LITTLE });
      const { meals } = made;
      expect(faultsOf(made, { candidates: CANDIDATES, pantry: shelf, wishes })).toEqual([]);
      planned += meals.length;
      expect(meals.flatMap(({ recipe: { id } }) => violations(id, preferred, filtered))).toEqual([]);
      expect(meals.length).toBeLessThanOrEqual(7);
    }),
    { numRuns: 500, seed: 20_300_506 },
  );
  expect(planned).toBeGreaterThan(200);
});

test('the one rule judges every recipe as its ingredients say', () => {
  fc.assert(
    fc.property(preferences, filters, (preferred, filtered) => {
      const limits = limitsOf({ preferences: preferred, filters: filtered });
      for (const recipe of CANDIDATES) {
        const broken = brokenLimits(recipe, limits);
        expect(isAllowed(recipe, limits)).toBe(broken.length === 0);
        // What the rule allows, the ingredients must; it may be stricter (keto and low-carb count carbohydrates).
        const found = broken.length === 0 ? violations(recipe.id, preferred, filtered) : [];
        expect(found).toEqual([]);
      }
    }),
    { numRuns: 300, seed: 20_300_506 },
  );
});

test('after a change of preferences the rule finds every meal of an old plan that is not to be eaten', () => {
  let found = 0;
  fc.assert(
    fc.property(preferences, preferences, (before, after) => {
      const none = { flags: [], countries: [] };
      const wishes = { preferences: before, filters: none, today: TODAY };
      const { meals } = plan(CANDIDATES, [], wishes, { effort: LITTLE });
      const limits = limitsOf({ preferences: after, filters: none });
      for (const { recipe } of meals) {
        if (violations(recipe.id, after, none).length === 0) continue;
        found += 1;
        expect(brokenLimits(recipe, limits)).not.toEqual([]);
      }
    }),
    { numRuns: 150, seed: 20_300_506 },
  );
  expect(found).toBeGreaterThan(100);
});

test('a recipe that breaks a limit is seen as such', () => {
  const beef = CATALOGUE.recipes.find(({ dietary }) => dietary.contains_beef)!;
  const [sample] = fc.sample(preferences, { numRuns: 1, seed: 1 });
  const none = { flags: [], countries: [] };
  const vegan: Preferred = { ...sample!, dietary_restrictions: ['vegan'] };
  expect(violations(beef.id, vegan, none)).toContain('red-meat');
});

test('what a week takes from the pantry and buys is exactly what it needs', () => {
  fc.assert(
    fc.property(preferences, pantry, (preferred, shelf) => {
      const wishes = { preferences: preferred, filters: { flags: [], countries: [] }, today: TODAY };
      const { meals } = plan(CANDIDATES, shelf, wishes, { effort: LITTLE });
      const taken = new Map<string, number>();
      for (const { recipe, coverage } of meals) {
        for (const { item, quantity } of coverage.uses) {
          taken.set(item.id, (taken.get(item.id) ?? 0) + (quantity ?? 0));
        }
        const bought = recipe.needs.filter((_need, index) => coverage.toBuy[index]! > 0);
        expect(new Set(coverage.missingIds)).toEqual(new Set(bought.map(({ ingredientId }) => ingredientId)));
        const tooMuch = recipe.needs.filter(
          ({ quantity }, index) => coverage.toBuy[index]! > quantity + 0.01,
        );
        expect(tooMuch).toEqual([]);
      }
      const overdrawn = shelf.filter(
        ({ id, quantity }) => quantity !== null && (taken.get(id) ?? 0) > quantity + 1e-6,
      );
      expect(overdrawn).toEqual([]);
    }),
    { numRuns: 200, seed: 20_300_506 },
  );
});
