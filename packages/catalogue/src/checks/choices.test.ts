import { expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from '../catalogue.ts';
import type { Recipe } from '@larder/domain/model';
import { checkChoices } from './choices.ts';

test('everything that can be chosen leaves out a recipe', () =>
  expect(checkChoices(CATALOGUE.recipes, INGREDIENT_INDEX)).toEqual([]));

test.each<{ of: string; change: (recipe: Recipe) => Partial<Recipe>; problem: string }>([
  {
    of: 'an allergen that no ingredient holds',
    change: ({ allergens }) => ({ allergens: allergens.filter((one) => one !== 'sesame') }),
    problem:
      "the allergen 'sesame' leaves out no recipe. Add it to 'allergens' of the ingredients that hold it, or take it out of the vocabulary.",
  },
  {
    of: 'a diet that everything fits',
    change: ({ diets }) => ({ diets: [...diets, 'paleo'] }),
    problem:
      "the diet 'paleo' leaves out no recipe. Add it to 'not for' of the ingredients that do not fit it, or take it out of the vocabulary.",
  },
  {
    of: 'an appliance that no recipe needs',
    change: ({ appliances }) => ({ appliances: appliances.filter((one) => one !== 'grill') }),
    problem:
      "a kitchen without the appliance 'grill' leaves out no recipe. Add it to 'appliances' of the recipes that need it, or take it out of the vocabulary.",
  },
  {
    of: 'a country without recipes',
    change: ({ country }) => ({ country: country === 'belgium' ? 'italy' : country }),
    problem:
      "a search in all countries but 'belgium' leaves out no recipe. Write its recipes in data/recipes/belgium, or take it out of the vocabulary.",
  },
  {
    of: 'a flag that nothing follows from',
    change: ({ dietary }) => ({ dietary: { ...dietary, contains_pork: false } }),
    problem:
      "the filter 'no_pork' leaves out no recipe. Look at what it asks of a recipe in packages/domain/src/filters.ts, or take it out of the vocabulary.",
  },
  {
    of: 'a protein that no recipe has',
    change: ({ ingredients }) => ({
      ingredients: ingredients.filter(({ ingredient }) => !/tofu|tempeh/.test(ingredient)),
    }),
    problem:
      "a week without the protein 'tofu' leaves out no recipe. Write a recipe that has it, or name what gives it in src/ingredients/proteins.ts, or take it out of the vocabulary.",
  },
])('$of is found', ({ change, problem }) => {
  const changed = CATALOGUE.recipes.map((recipe) => ({ ...recipe, ...change(recipe) }));
  expect(checkChoices(changed, INGREDIENT_INDEX)).toContain(problem);
});
