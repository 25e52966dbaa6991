import { api } from '../testing/api-server.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change, changeUnheard } from '../testing/change.ts';
import { holdReads, keysSent, openPantry } from '../testing/pantry-server.ts';
import { queryClient } from '../shell/query-client.ts';
import { ingredientAddition, ingredientRemoval } from './recipe-ingredient.change.ts';
import { recipeDetails, type RecipeDetails } from './recipes.query.ts';

const { queryKey } = recipeDetails(7, true);
const matching = () => queryClient.getQueryData(queryKey)?.matchingIngredientIDs;

vi.spyOn(console, 'warn').mockReturnValue(undefined);
let leave = () => {};
beforeEach(async () => {
  leave = await openPantry();
  const recipe = { id: 7, ingredients: [{ ingredient_id: 4 }], matchingIngredientIDs: [] };
  queryClient.setQueryData(queryKey, recipe as unknown as RecipeDetails);
});
afterEach(() => leave());

test('an addition whose response was lost is reverted, and a retry does not add it twice', async () => {
  await changeUnheard(ingredientAddition(7), 4);
  expect(matching()).toEqual([]);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await change(ingredientAddition(7), 4);
  expect(matching()).toEqual([4]);
  expect(keysSent()).toHaveLength(2);
  expect(new Set(keysSent()).size).toBe(1);
});

test('removing what is already gone succeeds', async () => {
  await change(ingredientRemoval, 4);
  expect(api.calls).toContain('DELETE /pantry/4');
});

test('an addition does not wait for a reload', async () => {
  const open = holdReads();
  await change(ingredientAddition(7), 4);
  expect(matching()).toEqual([4]);
  open();
});
