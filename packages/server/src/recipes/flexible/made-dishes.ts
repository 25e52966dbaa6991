import { createHash } from 'node:crypto';
import { deriveRecipe } from '@larder/catalogue';
import { flexibleDishes, slugOf } from '@larder/catalogue/flexible';
import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { isAllowed, limitsOf, type Candidate, type StockItem, type Wishes } from '@larder/domain/planner';
import { FIRST_OWN_RECIPE_ID, LAST_RECIPE_ID } from '../../platform/database/schema.ts';
import { candidateOf } from '../candidate-of.ts';
import type { Steps } from '../search/unhurried.ts';

/** A flexible dinner for one cook. It becomes the cook's own recipe once a plan contains it. */
export interface MadeDish {
  readonly recipe: Recipe;
  readonly candidate: Candidate;
}

/** What the dishes are made from. */
export interface MakingOf {
  readonly names: IngredientIndex;
  readonly stock: readonly StockItem[];
  readonly wishes: Wishes;
  /** The day that expiry is counted from: the first of the week, or the day of a swap. */
  readonly asOf?: string;
}

/** The number of servings without a household size, as in most recipes. */
const SERVINGS = 4;

/**
 * A kitchen's flexible dinners, best first, within the cook's limits. The same kitchen and cook get the same dishes
 * with the same ids.
 */
export function* makingDishes(
  { names, stock, wishes, asOf = wishes.today }: MakingOf,
  idOf: (content: string) => number,
): Steps<MadeDish[]> {
  const { preferences } = wishes;
  const limits = limitsOf(wishes);
  const dishes = yield* flexibleDishes(
    {
      stock,
      today: asOf,
      servings: preferences.household_size ?? SERVINGS,
      mayHave: edible(names, wishes),
      fits: (recipe) => isAllowed(judged(recipe, names), limits),
    },
    names,
  );
  const named: MadeDish[] = [];
  for (const { template, look, recipe: made } of dishes) {
    const { title, servings, ingredients, steps } = made;
    const id = idOf(JSON.stringify([title, servings, ingredients, steps]));
    const recipe = { ...made, id, slug: slugOf(look, id) };
    named.push({ recipe, candidate: { ...candidateOf(recipe, names), flexible: template } });
    yield;
  }
  return named;
}

/** A recipe as checked against limits: its ingredients show what a cook dislikes. */
function judged(recipe: Omit<Recipe, 'id' | 'slug'>, names: IngredientIndex) {
  const needs = recipe.ingredients.map(({ ingredient }) => ({ ingredientId: names.require(ingredient).id }));
  return { ...recipe, needs };
}

/**
 * Whether an ingredient by itself is within the limits. Required ingredients, country and totals are checked for
 * the whole dish.
 */
function edible(names: IngredientIndex, { preferences, filters }: Wishes): (slug: string) => boolean {
  const limits = limitsOf({
    preferences: { ...preferences, kitchen_appliances: [], spice_tolerance: null },
    filters: { flags: filters.flags.filter((flag) => !flag.startsWith('has_')), countries: [] },
  });
  const known = new Map<string, boolean>();
  return (slug) => {
    const found = known.get(slug);
    if (found !== undefined) return found;
    const may = names.get(slug) !== undefined && isAllowed(judged(alone(slug, names), names), limits);
    known.set(slug, may);
    return may;
  };
}

/** An ingredient as a dish by itself. */
function alone(slug: string, names: IngredientIndex): Recipe {
  return deriveRecipe(
    {
      id: 0,
      slug,
      title: slug,
      country: 'italy',
      prepTime: 1,
      cookTime: 0,
      servings: 100,
      difficulty: 'easy',
      spice: 'none',
      course: 'main',
      appliances: [],
      ingredients: [{ ingredient: slug, quantity: 1, unit: 'g' }],
      steps: [],
      sourceUrl: null,
    },
    names,
  );
}

/**
 * An id derived from the contents of a cook's dish, which reveals nothing to others. A different `turn` gives a
 * different id.
 */
export function ownIdOf(userId: string, content: string, turn = 0): number {
  const hash = createHash('sha256').update(`${userId} ${turn} ${content}`).digest();
  return FIRST_OWN_RECIPE_ID + (hash.readUInt32BE() % (LAST_RECIPE_ID - FIRST_OWN_RECIPE_ID));
}
