import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { gramsOf } from '../usual/measures.ts';

/** Shells and bones are heavy: mussels are a kilogram per person. */
const SERVING = { grams: [40, 1800], kcal: [80, 1400] } as const;
/** Pickles, by slug: a spoonful of them beside a meal is a serving. */
const PICKLES: ReadonlySet<string> = new Set(['baechu-kimchi']);
const LEAST_KCAL_OF_PICKLES = 30;
/** WHO: 5 g in a day. A meal with more, such as a plate of cured fish, needs less salt from the cook. */
const MOST_SALT = 5;
/** USD per serving: from a bowl of lentils to a plate of seafood. */
const COST = { least: 0.15, most: 15 };

/** Problems with a serving: its size, energy, salt, price and time. */
export function* checkServing(recipe: Recipe, index: IngredientIndex): Iterable<string> {
  let grams = 0;
  for (const { ingredient: slug, quantity, unit, eaten = 1 } of recipe.ingredients) {
    const eatenGrams = (gramsOf(index.require(slug), quantity, unit) ?? 0) * eaten;
    grams += eatenGrams / recipe.servings;
  }
  const { kcal, salt } = recipe.nutritionPerServing;
  if (grams < SERVING.grams[0] || grams > SERVING.grams[1]) yield `${Math.round(grams)} g a serving`;
  const leastKcal = PICKLES.has(recipe.slug) ? LEAST_KCAL_OF_PICKLES : SERVING.kcal[0];
  if (kcal < leastKcal || kcal > SERVING.kcal[1])
    yield `${kcal} kcal a serving. Check the amounts, the servings, and how much of frying oil is eaten`;
  if (salt > MOST_SALT) yield `${salt.toFixed(1)} g of salt a serving`;
  const { costPerServing, costTotal, servings } = recipe;
  if (costPerServing < COST.least || costPerServing > COST.most)
    yield `${costPerServing.toFixed(2)} USD a serving`;
  if (Math.abs(costPerServing * servings - costTotal) > 0.01 * servings) yield 'its costs do not agree';
  if (recipe.totalTime !== recipe.prepTime + recipe.cookTime + recipe.waitingTime)
    yield 'its total time is not prep, cooking and waiting';
}
