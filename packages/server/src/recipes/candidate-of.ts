import { plateOf, proteinsOf } from '@larder/catalogue';
import { eveningBeforeOf, roleOf } from '@larder/domain';
import type { IngredientIndex, Recipe } from '@larder/domain/model';
import type { Candidate } from '@larder/domain/planner';
import { needOf } from './need-of.ts';

/** A recipe that is not in the database, as a planner candidate. */
export function candidateOf(recipe: Recipe, names: Pick<IngredientIndex, 'require'>): Candidate {
  const weighed = recipe.ingredients.map(({ ingredient: slug, quantity, unit }) => {
    const ingredient = names.require(slug);
    const need = needOf(ingredient, quantity, unit);
    return { ingredient, need, grams: need.grams };
  });
  const plate = plateOf(weighed, recipe.servings);
  const { id, country, difficulty, spice, course, appliances, allergens, diets, dietary } = recipe;
  return {
    id,
    country,
    difficulty,
    spice,
    course,
    role: roleOf(recipe),
    appliances,
    allergens,
    diets,
    dietary,
    proteins: proteinsOf(weighed),
    vegetables: plate.vegetableGrams,
    base: plate.base,
    totalTime: recipe.totalTime,
    waitingTime: recipe.waitingTime,
    waitingKind: recipe.waitingKind,
    eveningBefore: eveningBeforeOf(recipe),
    servings: recipe.servings,
    costPerServing: recipe.costPerServing,
    costTotal: recipe.costTotal,
    calories: recipe.nutritionPerServing.kcal,
    protein: recipe.nutritionPerServing.protein,
    carbohydrates: recipe.nutritionPerServing.carbohydrate,
    needs: weighed.map(({ need }) => need),
  };
}
