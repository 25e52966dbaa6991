import { ALLERGENS, dietaryFlags, DIETS, waitingOf } from '@larder/domain';
import { englishTitleOf } from './english-title.ts';
import { animalsOf, fitsDiet } from './diets.ts';
import type { Ingredient, Nutrition, Recipe, RecipeLine, RecipeSource } from './model.ts';
import type { IngredientIndex } from './names.ts';
import { gramsOf } from './weight.ts';

/**
 * Completes a recipe with what follows from its ingredients: flags, allergens, diets, nutrition and cost. Throws a
 * RangeError for an ingredient that is not there, or a unit in which it has no weight.
 */
export function deriveRecipe(source: RecipeSource, index: IngredientIndex): Recipe {
  const lines = source.ingredients.map((line) => weigh(line, index.require(line.ingredient)));
  const ingredients = lines.map((line) => line.ingredient);
  const nutritionPerServing = nutrition(lines, source.servings);
  const digestible =
    perServing(lines, source.servings, 'carbohydrate') - perServing(lines, source.servings, 'fibre');
  const waiting = waitingOf(source.waiting ?? {});
  const costTotal = lines.reduce((sum, line) => sum + (line.grams * line.ingredient.pricePerKg) / 1000, 0);
  return {
    ...source,
    waitingTime: waiting.minutes,
    waitingKind: waiting.kind,
    totalTime: source.prepTime + source.cookTime + waiting.minutes,
    englishTitle: englishTitleOf(source.title),
    instructions: source.steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    dietary: dietaryFlags(animalsOf(ingredients)),
    allergens: ALLERGENS.filter((allergen) =>
      ingredients.some(({ allergens }) => allergens.includes(allergen)),
    ),
    diets: DIETS.filter((diet) => fitsDiet(ingredients, diet, digestible)),
    nutritionPerServing,
    costPerServing: round(costTotal / source.servings, 2),
    costTotal: round(costTotal, 2),
  };
}

interface WeighedLine {
  ingredient: Ingredient;
  /** What ends on the plates. */
  grams: number;
}

function weigh(line: RecipeLine, ingredient: Ingredient): WeighedLine {
  const grams = gramsOf(ingredient, line.quantity, line.unit);
  if (grams === null) throw new RangeError(`${ingredient.slug} has no weight for '${line.unit}'`);
  return { ingredient, grams: grams * (line.eaten ?? 1) };
}

function nutrition(lines: readonly WeighedLine[], servings: number): Nutrition {
  const of = (figure: keyof Nutrition) => perServing(lines, servings, figure);
  return {
    kcal: round(of('kcal'), 0),
    protein: round(of('protein'), 1),
    carbohydrate: round(of('carbohydrate'), 1),
    fat: round(of('fat'), 1),
  };
}

function perServing(
  lines: readonly WeighedLine[],
  servings: number,
  figure: keyof Nutrition | 'fibre',
): number {
  return (
    lines.reduce((sum, line) => sum + (line.grams * (line.ingredient.per100g[figure] ?? 0)) / 100, 0) /
    servings
  );
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
