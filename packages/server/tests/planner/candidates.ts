import { CATALOGUE, gramsOf, INGREDIENT_INDEX, type Recipe } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { Candidate, Need, StockItem, Wishes } from '../../src/planner/model.ts';
import { proteinsOf } from '../../src/planner/proteins.ts';
import { NO_PREFERENCES } from '../../src/services/plan-inputs.ts';

/** Every recipe of the catalogue as the planner weighs it. */
export const CANDIDATES: readonly Candidate[] = CATALOGUE.recipes.map(fromRecipe);

function fromRecipe(recipe: Recipe): Candidate {
  const lines = recipe.ingredients.map(({ ingredient: slug, quantity, unit }) => {
    const ingredient = INGREDIENT_INDEX.get(slug)!;
    return { ingredient, quantity, unit, grams: gramsOf(ingredient, quantity, unit) };
  });
  const { id, country, difficulty, spice, course, appliances, allergens, diets, dietary } = recipe;
  return {
    id,
    country,
    difficulty,
    spice,
    course,
    appliances,
    allergens,
    diets,
    dietary,
    proteins: proteinsOf(lines),
    totalTime: recipe.totalTime,
    servings: recipe.servings,
    costPerServing: recipe.costPerServing,
    costTotal: recipe.costTotal,
    calories: recipe.nutritionPerServing.kcal,
    protein: recipe.nutritionPerServing.protein,
    carbohydrates: recipe.nutritionPerServing.carbohydrate,
    needs: lines.map(({ ingredient, ...need }) => ({
      ingredientId: ingredient.id,
      name: ingredient.name,
      ...need,
    })),
  };
}

export const need = (
  ingredientId: number,
  quantity: number,
  unit: Unit,
  grams: number | null = null,
): Need => ({ ingredientId, name: `ingredient ${ingredientId}`, quantity, unit, grams });

/** An easy Indian main dish without anything that anybody avoids. */
export const candidate = (id: number, needs: readonly Need[], own: Partial<Candidate> = {}): Candidate => ({
  id,
  country: 'india',
  difficulty: 'easy',
  spice: 'none',
  course: 'main',
  appliances: ['stovetop'],
  allergens: [],
  diets: [],
  dietary: CATALOGUE.recipes.find(({ dietary }) => dietary.vegan)!.dietary,
  proteins: [],
  totalTime: 40,
  servings: 4,
  costPerServing: 2,
  costTotal: 8,
  calories: 500,
  protein: 20,
  carbohydrates: 60,
  needs,
  ...own,
});

export const stock = (
  ingredientId: number,
  quantity: number | null,
  unit: Unit,
  own: Partial<StockItem> = {},
): StockItem => ({
  id: `item ${ingredientId} ${unit}`,
  name: `ingredient ${ingredientId}`,
  covers: [ingredientId],
  quantity,
  unit,
  grams: null,
  expiresOn: null,
  ...own,
});

export const TODAY = '2030-05-06';

/** A cook without preferences or filters. */
export const wishes = (
  preferences: Partial<Wishes['preferences']> = {},
  filters: Partial<Wishes['filters']> = {},
): Wishes => ({
  preferences: { ...NO_PREFERENCES, ...preferences },
  filters: { flags: [], countries: [], ...filters },
  today: TODAY,
});
