import '../../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../shell/query-client.ts';
import { recipeDetails, type RecipeDetails, type RecipeSummary } from '../../../recipes/recipes.query.ts';
import { asListed, knownDetails } from './listed-recipe.ts';

const LATER = Date.now() + 60_000;
const RECIPE = { id: 7, matchPercentage: 75 } as RecipeSummary;
const { queryKey } = recipeDetails(7, true);

beforeEach(() => {
  const ingredients = [1, 2, 3, 4].map((ingredient_id) => ({ ingredient_id }));
  const known = { id: 7, ingredients, matchingIngredientIDs: [1, 2], matchPercentage: 50 };
  queryClient.setQueryData(queryKey, known as unknown as RecipeDetails);
});
afterEach(() => queryClient.clear());

/** A recipe in a list fetched at that time. */
function listed(listReadAt: number, added: readonly number[] = []) {
  const known = knownDetails(queryClient, 7, true, listReadAt);
  const { matchPercentage, isUpdated } = asListed(RECIPE, known, new Set(added));
  return { matchPercentage, isUpdated };
}

test('a recipe that was expanded has its own match', () => {
  expect(listed(LATER)).toEqual({ matchPercentage: 50, isUpdated: false });
});

test('additions during this visit count, marked as updated', async () => {
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  expect(listed(0, [3])).toEqual({ matchPercentage: 75, isUpdated: true });
});

test('a list read after the pantry changed takes precedence', async () => {
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  expect(listed(LATER)).toEqual({ matchPercentage: 75, isUpdated: false });
});

test("a recipe that was never expanded has the list's match", () => {
  queryClient.clear();
  expect(listed(0)).toEqual({ matchPercentage: 75, isUpdated: false });
});
