import { expect, test } from 'vitest';
import { ingredientsOf } from '../../../src/recipes/import/schema/ingredients.ts';

test.each([
  {
    why: 'strings',
    recipe: { recipeIngredient: ['2 eggs', ' 1 tbsp&nbsp;oil '] },
    lines: ['2 eggs', '1 tbsp oil'],
  },
  {
    why: 'one multi-line string',
    recipe: { recipeIngredient: '2 eggs\n1 tbsp oil' },
    lines: ['2 eggs', '1 tbsp oil'],
  },
  {
    why: 'one of several lines with a line break',
    recipe: { recipeIngredient: ['2 eggs,\nbeaten', 'salt'] },
    lines: ['2 eggs, beaten', 'salt'],
  },
  { why: 'the old property name', recipe: { ingredients: ['2 eggs'] }, lines: ['2 eggs'] },
  {
    why: 'the old property name next to an empty new one',
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

test('groups keep their headings', () => {
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
