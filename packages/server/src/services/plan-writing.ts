import { percentOf } from '@larder/domain';
import type { KeptPlan } from '../database/schema.ts';
import type { Plan, PlannedMeal, Wishes } from '../planner/model.ts';
import { notesOf, reasonOf } from '../planner/words.ts';
import { inNameOrder } from '../catalogue/snapshot.ts';
import { readRecipeTexts } from '../stores/candidate-store.ts';
import type { Connection } from '../stores/connection.ts';

/** Writes a plan out in full, as it is kept and answered. */
export async function writePlan(db: Connection, week: Plan, wishes: Wishes): Promise<KeptPlan> {
  const texts = await readRecipeTexts(
    db,
    week.meals.map(({ recipe }) => recipe.id),
  );
  return {
    meals: week.meals.flatMap((meal) => {
      const text = texts.get(meal.recipe.id);
      return text ? { ...text, ...figuresOf(meal), reason: reasonOf(meal, wishes) } : [];
    }),
    shoppingList: lackingNames(week),
    notes: notesOf(week),
  };
}

function figuresOf({ recipe, day, coverage }: PlannedMeal) {
  const { ingredientCount, missingIds, toBuy } = coverage;
  return {
    id: recipe.id,
    day,
    country: recipe.country,
    cooking_difficulty: recipe.difficulty,
    total_time: recipe.totalTime,
    servings: recipe.servings,
    matchPercentage: percentOf(ingredientCount - missingIds.length, ingredientCount),
    missingIngredientIDs: [...missingIds],
    ingredients: recipe.needs.map(({ ingredientId, name, quantity, unit }, index) => ({
      ingredient_id: ingredientId,
      name,
      quantity,
      unit,
      to_buy: toBuy[index] ?? 0,
    })),
    estimated_cost: { cost_per_serving: recipe.costPerServing, total_cost: recipe.costTotal },
    nutritional_info: {
      calories: recipe.calories,
      protein: recipe.protein,
      carbohydrates: recipe.carbohydrates,
    },
  };
}

/** The names of everything that the pantry lacks, each once. */
function lackingNames({ meals }: Plan): string[] {
  const names = meals.flatMap(({ recipe, coverage }) =>
    recipe.needs.filter((_need, index) => (coverage.toBuy[index] ?? 0) > 0).map(({ name }) => name),
  );
  return [...new Set(names)].toSorted(inNameOrder);
}
