import { COUNTRIES, splitInstructions } from '@larder/domain';
import { deriveRecipe } from '../derive.ts';
import type { Ingredient, Recipe, RecipeSource } from '../model.ts';
import { IngredientIndex } from '../names.ts';
import { gramsOf } from '../weight.ts';
import { repeats } from './repeats.ts';

/** What a country needs at least, so that its filter is worth a click. */
const LEAST = { recipes: 6, vegetarian: 2, vegan: 1 };
/** Each country has a thousand ids, in the order of the domain. */
const IDS_PER_COUNTRY = 1000;
/** Shells and bones weigh too: a pot of mussels is a kilogram a head. */
const SERVING = { grams: [80, 1800], kcal: [80, 1400], saltGrams: 7 } as const;

/** What is wrong with the recipes, one sentence each. */
export function checkRecipes(recipes: readonly RecipeSource[], ingredients: readonly Ingredient[]): string[] {
  const index = new IngredientIndex(ingredients);
  const problems = [
    ...repeats(
      'recipe id',
      recipes.map(({ id }) => String(id)),
    ),
    ...repeats(
      'recipe slug',
      recipes.map(({ slug }) => slug),
    ),
    ...repeats(
      'recipe title',
      recipes.map(({ title }) => title),
    ),
  ];
  const sound: Recipe[] = [];
  for (const recipe of recipes) {
    const found = [...shape(recipe), ...lines(recipe, index)];
    problems.push(...found.map((problem) => `${recipe.slug}: ${problem}`));
    if (found.length > 0) continue;
    const derived = deriveRecipe(recipe, (slug) => index.get(slug) as Ingredient);
    sound.push(derived);
    problems.push(...[...serving(derived, index)].map((problem) => `${recipe.slug}: ${problem}`));
  }
  return [...problems, ...countries(sound)];
}

function* shape(recipe: RecipeSource): Iterable<string> {
  const thousand = (COUNTRIES.findIndex(({ code }) => code === recipe.country) + 1) * IDS_PER_COUNTRY;
  if (recipe.id <= thousand || recipe.id >= thousand + IDS_PER_COUNTRY) yield `its id is not in ${thousand}…`;
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(recipe.slug)) yield 'its slug is not in kebab-case';
  for (const minutes of [recipe.prepTime, recipe.cookTime]) {
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > 600) yield `no time: ${minutes} min`;
  }
  if (!Number.isInteger(recipe.servings) || recipe.servings < 1 || recipe.servings > 12) yield 'servings';
  if (recipe.steps.length < 4 || recipe.steps.length > 10) yield `${recipe.steps.length} steps`;
  const text = recipe.steps.map((step, position) => `${position + 1}. ${step}`).join('\n');
  if (splitInstructions(text).length !== recipe.steps.length) yield 'its steps do not survive numbering';
}

function* lines(recipe: RecipeSource, index: IngredientIndex): Iterable<string> {
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
    if (!(quantity > 0)) yield `${quantity} of ${slug}`;
    if (!(eaten > 0 && eaten <= 1)) yield `${eaten} of ${slug} eaten`;
    const grams = gramsOf(ingredient, quantity, unit);
    if (grams === null) yield `${slug} has no weight for '${unit}'`;
    else if ((grams * eaten) / recipe.servings > 1000)
      yield `${Math.round((grams * eaten) / recipe.servings)} g of ${slug} a serving`;
  }
}

function* serving(recipe: Recipe, index: IngredientIndex): Iterable<string> {
  let grams = 0;
  let salt = 0;
  for (const { ingredient: slug, quantity, unit, eaten = 1 } of recipe.ingredients) {
    const eatenGrams = (gramsOf(index.get(slug) as Ingredient, quantity, unit) ?? 0) * eaten;
    grams += eatenGrams / recipe.servings;
    if (slug === 'salt') salt += eatenGrams / recipe.servings;
  }
  const { kcal } = recipe.nutritionPerServing;
  if (grams < SERVING.grams[0] || grams > SERVING.grams[1]) yield `${Math.round(grams)} g a serving`;
  if (kcal < SERVING.kcal[0] || kcal > SERVING.kcal[1]) yield `${kcal} kcal a serving`;
  if (salt > SERVING.saltGrams) yield `${salt.toFixed(1)} g of salt a serving`;
}

function countries(recipes: readonly Recipe[]): string[] {
  return COUNTRIES.flatMap(({ code }) => {
    const own = recipes.filter(({ country }) => country === code);
    const counts = {
      recipes: own.length,
      vegetarian: own.filter(({ dietary }) => dietary.vegetarian).length,
      vegan: own.filter(({ dietary }) => dietary.vegan).length,
    };
    return (Object.keys(LEAST) as (keyof typeof LEAST)[])
      .filter((what) => counts[what] < LEAST[what])
      .map((what) => `${code}: ${what} ${counts[what]}, at least ${LEAST[what]}`);
  });
}
