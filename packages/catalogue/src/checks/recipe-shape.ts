import { splitInstructions } from '@larder/domain';
import type { IngredientIndex, Recipe, RecipeSource } from '@larder/domain/model';
import { IDS_PER_COUNTRY } from '../data/country-file.ts';
import { DATA } from '../data/data.ts';
import { gramsOf } from '../usual/measures.ts';
import { repeats } from './repeats.ts';

/** Fields that only `deriveRecipe` may set. */
const DERIVED: readonly Exclude<keyof Recipe, keyof RecipeSource>[] = [
  'dietary',
  'allergens',
  'diets',
  'nutritionPerServing',
  'costPerServing',
  'costTotal',
  'waitingTime',
  'waitingKind',
  'totalTime',
  'englishTitle',
  'instructions',
];

/** Whether a recipe's own figures and steps are well-formed. */
export function* checkShape(recipe: RecipeSource): Iterable<string> {
  for (const key of DERIVED) if (key in recipe) yield `it states its ${key}, which is derived`;
  const first = DATA.countries.find(({ code }) => code === recipe.country)?.recipeIdsFrom ?? 0;
  const last = first + IDS_PER_COUNTRY - 2;
  if (recipe.id < first || recipe.id > last) yield `its id is not from ${first} to ${last}`;
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(recipe.slug)) yield 'its slug is not in kebab-case';
  for (const minutes of [recipe.prepTime, recipe.cookTime]) {
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > 1440) yield `no time: ${minutes} min`;
  }
  if (recipe.prepTime + recipe.cookTime === 0) yield 'it takes no time';
  for (const [kind, minutes] of Object.entries(recipe.waiting ?? {})) {
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1440) yield `no ${kind}: ${minutes} min`;
  }
  if (!Number.isInteger(recipe.servings) || recipe.servings < 1 || recipe.servings > 12) yield 'servings';
  if (recipe.steps.length < 4 || recipe.steps.length > 10) yield `${recipe.steps.length} steps`;
  const text = recipe.steps.map((step, position) => `${position + 1}. ${step}`).join('\n');
  if (splitInstructions(text).join('\n') !== recipe.steps.join('\n'))
    yield 'its steps do not survive numbering';
}

/** Whether every line names an ingredient of the catalogue, once, in an amount that can be weighed. */
export function* checkLines(recipe: RecipeSource, index: IngredientIndex): Iterable<string> {
  if (recipe.ingredients.length < 3) yield 'fewer than 3 ingredients';
  yield* repeats(
    'ingredient',
    recipe.ingredients.map(({ ingredient }) => ingredient),
  );
  for (const { ingredient: slug, quantity, unit, eaten = 1 } of recipe.ingredients) {
    const ingredient = index.get(slug);
    if (!ingredient) {
      yield `no ingredient '${slug}'`;
      continue;
    }
    if (!(quantity > 0 && Number.isInteger(quantity * 2))) yield `${quantity} of ${slug}, not whole or half`;
    if (!(eaten >= 0 && eaten <= 1)) yield `${eaten} of ${slug} eaten`;
    const grams = gramsOf(ingredient, quantity, unit);
    if (grams === null) yield `${slug} has no weight for '${unit}'`;
    else if ((grams * eaten) / recipe.servings > 1000)
      yield `${Math.round((grams * eaten) / recipe.servings)} g of ${slug} a serving`;
  }
}
