import type { QueryClient } from '@tanstack/react-query';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { session } from '../platform/session/client.ts';
import { keepRecipes, readKeptRecipes } from '../recipes/kept-recipes.ts';
import { recipeDetails, type RecipeDetails } from '../recipes/recipes.query.ts';
import type { MealPlan } from './current/meal-plan.query.ts';

/**
 * Fetches the plan's recipes that are not stored yet, one at a time, and stores them all. Failures are
 * skipped and retried on the next visit.
 */
export async function fetchKeptRecipes(
  queryClient: QueryClient,
  { meal_plan: meals }: Pick<MealPlan, 'meal_plan'>,
  signal: AbortSignal,
): Promise<void> {
  const cook = askingCook();
  const before = new Map(readKeptRecipes().map((recipe) => [recipe.id, recipe]));
  const wanted = [
    ...new Map(meals.map(({ id, servings, written_servings: written }) => [id, { servings, written }])),
  ];
  const isKept = (id: number, servings: number) => before.get(id)?.servings === servings;
  if (wanted.length === before.size && wanted.every(([id, { servings }]) => isKept(id, servings))) return;
  const hasPantry = session.userHasPantryItems ?? false;
  const recipes: RecipeDetails[] = [];
  for (const [id, { servings, written }] of wanted) {
    const query = recipeDetails(id, hasPantry, written === undefined ? undefined : servings);
    const kept = isKept(id, servings) ? before.get(id) : undefined;
    const recipe = kept ?? (await queryClient.fetchQuery(query).catch(() => null));
    if (signal.aborted || !isHere(cook)) return;
    if (recipe) recipes.push(recipe);
  }
  keepRecipes(recipes);
}
