import { expect, test } from 'vitest';
import { ingredientsOf } from '../../../src/recipes/import/schema/ingredients.ts';

test.each([
  {
    why: 'texts',
    recipe: { recipeIngredient: ['2 eggs', ' 1 tbsp&nbsp;oil '] },
    lines: ['2 eggs', '1 tbsp oil'],
  },
  {
    why: 'one text with lines',
    recipe: { recipeIngredient: '2 eggs\n1 tbsp oil' },
    lines: ['2 eggs', '1 tbsp oil'],
  },
  {
    why: 'a broken line of several',
    recipe: { recipeIngredient: ['2 eggs,\nbeaten', 'salt'] },
    lines: ['2 eggs, beaten', 'salt'],
  },
  { why: 'the older name', recipe: { ingredients: ['2 eggs'] }, lines: ['2 eggs'] },
  {
    why: 'an empty new name beside it',
    recipe: { recipeIngredient: [], ingredients: ['2 eggs'] },
    lines: ['2 eggs'],
  },
  {
    why: 'supplies with their amounts',
    recipe: {
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'flour', value: 200, unitText: 'g' },
        { '@type': 'HowToSupply', name: 'eggs', requiredQuantity: { value: 2 } },
      ],
    },
    lines: ['200 g flour', '2 eggs'],
  },
  {
    why: 'doubled brackets',
    recipe: { recipeIngredient: ['1 onion ((chopped))'] },
    lines: ['1 onion (chopped)'],
  },
  { why: 'nothing', recipe: {}, lines: [] },
])('ingredients as $why', ({ recipe, lines }) =>
  expect(ingredientsOf(recipe)).toEqual(lines.map((text) => ({ heading: null, text }))),
);

test('groups give their heading', () => {
  const recipe = {
    recipeIngredient: [
      { '@type': 'ItemList', name: 'For the sauce', itemListElement: ['1 tbsp oil', { name: 'salt' }] },
    ],
  };
  expect(ingredientsOf(recipe)).toEqual([
    { heading: 'For the sauce', text: '1 tbsp oil' },
    { heading: 'For the sauce', text: 'salt' },
  ]);
});
