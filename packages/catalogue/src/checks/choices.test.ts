import { expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from '../catalogue.ts';
import type { Recipe } from '@larder/domain/model';
import { checkChoices } from './choices.ts';

test('every choice excludes a recipe', () =>
  expect(checkChoices(CATALOGUE.recipes, INGREDIENT_INDEX)).toEqual([]));

test.each<{ of: string; change: (recipe: Recipe) => Partial<Recipe>; problem: string }>([
  {
    of: 'an allergen that no ingredient holds',
    change: ({ allergens }) => ({ allergens: allergens.filter((one) => one !== 'sesame') }),
    problem:
      "the allergen 'sesame' excludes no recipe. Add it to 'allergens' of the ingredients that contain it, or remove it from the vocabulary.",
  },
  {
    of: 'a diet that everything fits',
    change: ({ diets }) => ({ diets: [...diets, 'paleo'] }),
    problem:
      "the diet 'paleo' excludes no recipe. Add it to 'not for' of the ingredients that do not fit it, or remove it from the vocabulary.",
  },
  {
    of: 'an appliance that no recipe needs',
    change: ({ appliances }) => ({ appliances: appliances.filter((one) => one !== 'grill') }),
    problem:
      "a kitchen without the appliance 'grill' excludes no recipe. Add it to 'appliances' of the recipes that need it, or remove it from the vocabulary.",
  },
  {
    of: 'a country without recipes',
    change: ({ country }) => ({ country: country === 'belgium' ? 'italy' : country }),
    problem:
      "a search in all countries but 'belgium' excludes no recipe. Write its recipes in data/recipes/belgium, or remove it from the vocabulary.",
  },
  {
    of: 'a flag that nothing follows from',
    change: ({ dietary }) => ({ dietary: { ...dietary, contains_pork: false } }),
    problem:
      "the filter 'no_pork' excludes no recipe. Check its condition in packages/domain/src/filters.ts, or remove it from the vocabulary.",
  },
  {
    of: 'a protein that no recipe has',
    change: ({ ingredients }) => ({
      ingredients: ingredients.filter(({ ingredient }) => !/tofu|tempeh/.test(ingredient)),
    }),
    problem:
      "a week without the protein 'tofu' excludes no recipe. Add a recipe with it, or list its sources in src/ingredients/proteins.ts, or remove it from the vocabulary.",
  },
])('finds $of', ({ change, problem }) => {
  const changed = CATALOGUE.recipes.map((recipe) => ({ ...recipe, ...change(recipe) }));
  expect(checkChoices(changed, INGREDIENT_INDEX)).toContain(problem);
});
