import { dietaryFlags } from '../dietary.ts';
import { animalsOf, fitsDiet } from '../model/diets.ts';
import type { Ingredient, NutritionFacts } from '../model/ingredient.ts';
import type { DerivedFacts, RecipeLine, RecipeSource } from '../model/recipe.ts';
import { ALLERGENS } from '../vocabulary/allergens.ts';
import { DIETS } from '../vocabulary/diets.ts';
import type { GramsOf } from '../weight/grams-of.ts';
import { costOf, digestibleCarbohydrate, nutritionPerServing, type WeighedLine } from './nutrition.ts';

/** The known ingredients that recipes refer to. */
export interface KnownFood {
  /** Gets an ingredient by slug. Throws a RangeError if there is none. */
  readonly ingredientOf: (slug: string) => Ingredient;
  readonly gramsOf: GramsOf;
}

/**
 * Derives a recipe's flags, allergens, diets, nutrition and cost from its ingredients. Throws a RangeError
 * for an unknown ingredient, or a unit without a known weight.
 */
export function deriveFacts(
  { ingredients: written, ...dish }: Pick<RecipeSource, 'ingredients' | 'servings' | 'cookTime'>,
  food: KnownFood,
): DerivedFacts {
  const lines = written.map((line) => weigh(line, food));
  const ingredients = lines.map(({ ingredient }) => ingredient);
  const digestible = digestibleCarbohydrate(lines, dish);
  return {
    dietary: dietaryFlags(animalsOf(ingredients)),
    allergens: ALLERGENS.filter((allergen) =>
      ingredients.some(({ allergens }) => allergens.includes(allergen)),
    ),
    diets: DIETS.filter((diet) => fitsDiet(ingredients, diet, digestible)),
    nutritionPerServing: nutritionPerServing(lines, dish),
    ...costOf(lines, dish.servings),
  };
}

function weigh(
  { ingredient: slug, quantity, unit, notes, eaten = 1, fatEaten = 1 }: RecipeLine,
  food: KnownFood,
): WeighedLine {
  const ingredient = food.ingredientOf(slug);
  const bought = food.gramsOf(ingredient, quantity, unit);
  if (bought === null) throw new RangeError(`${slug} has no weight for '${unit}'`);
  return { ingredient, bought, eaten: bought * eaten, fatEaten, facts: factsOf(ingredient, notes) };
}

/** The figures of an ingredient, prepared as the note says: chicken thighs, skinned, but not unskinned. */
function factsOf({ per100g }: Ingredient, notes = ''): NutritionFacts {
  const note = ` ${notes.replaceAll(/[^\p{L}]+/gu, ' ')}`;
  const said = Object.entries(per100g.when ?? {}).find(([words]) => note.includes(` ${words}`));
  return said?.[1] ?? per100g;
}
