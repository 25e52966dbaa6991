import { expect, test } from 'vitest';
import { checkRecipe, checkRecipesTogether } from '../checks/recipes.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { IngredientIndex } from '@larder/domain/model';
import { RECIPES } from './index.ts';

const index = new IngredientIndex(INGREDIENTS);

/** To run one dish: vitest run --root packages/catalogue recipes.test -t bibimbap */
test.each(RECIPES)('$slug is valid', (recipe) => expect(checkRecipe(recipe, index)).toEqual([]));

test('the recipes are consistent with each other', () =>
  expect(checkRecipesTogether(RECIPES, INGREDIENTS)).toEqual([]));
