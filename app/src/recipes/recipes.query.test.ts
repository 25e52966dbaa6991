import { api } from '../testing/api-server.ts';
import { NO_FILTERS } from '@larder/domain';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../shell/query-client.ts';
import { withIngredient } from './recipe-ingredient.change.ts';
import { recipeDetails, recipeSearch, type RecipeDetails } from './recipes.query.ts';

const searchFor = (query: string) => ({ query, page: 1, filters: NO_FILTERS });

beforeEach(() => {
  api.answer = () => ({ status: 200, body: { data: { recipes: [], total: 0 } } });
});

afterEach(() => {
  queryClient.clear();
  api.reset();
});

test('recipes are matched with the pantry if there is one, and plain otherwise [STATE-15]', async () => {
  for (const hasPantry of [true, false]) {
    await queryClient.fetchQuery(recipeSearch(searchFor('dal'), hasPantry));
  }
  expect(api.calls).toEqual([
    'GET /recipes/pantrysearch?offset=0&limit=20&query=dal&avoid=settings',
    'GET /recipes/usersearch?offset=0&limit=20&query=dal&avoid=settings',
  ]);
});

test('a newer search cancels the one before [CALL-09]', async () => {
  api.answer = (call) =>
    call.includes('query=rice')
      ? { status: 200, body: { data: { recipes: [], total: 7 } } }
      : new Promise(() => {});
  const observer = new QueryObserver(queryClient, recipeSearch(searchFor('dal'), true));
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(api.calls).toHaveLength(1), 5000);
  observer.setOptions(recipeSearch(searchFor('rice'), true));
  await vi.waitFor(() => expect(api.givenUp).toEqual([api.calls[0]]), 5000);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.total).toBe(7), 5000);
  leave();
});

test('a recipe is requested with its pantry coverage if there is a pantry [CALL-12 DATA-25]', async () => {
  for (const hasPantry of [true, false]) await queryClient.fetchQuery(recipeDetails(7, hasPantry));
  expect(api.calls).toEqual([
    'GET /recipes/7/details?hasPantry=true',
    'GET /recipes/7/details?hasPantry=false',
  ]);
});

test('adding an ingredient counts at once, removing one later [STATE-20]', () => {
  const ingredients = [1, 2, 3, 4].map((ingredient_id) => ({
    ingredient_id,
    name: `ingredient ${ingredient_id}`,
    quantity: 1,
    unit: 'piece' as const,
    notes: null,
  }));
  const recipe = { ingredients, matchingIngredientIDs: [1], matchPercentage: 25 } as unknown as RecipeDetails;
  const more = withIngredient(recipe, 3, true);
  expect(more).toMatchObject({ matchingIngredientIDs: [1, 3], matchPercentage: 50 });
  expect(withIngredient(more, 3, false)).toMatchObject({ matchingIngredientIDs: [1], matchPercentage: 25 });
});
