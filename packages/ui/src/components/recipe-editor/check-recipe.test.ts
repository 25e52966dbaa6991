import { expect, test } from 'vitest';
import { UNREAD_LINE } from '../ingredient-line-field/index.ts';
import { checkRecipe } from './check-recipe.ts';
import { EMPTY_RECIPE, rowsOfLines, rowsOfSteps, type RecipeEditorValue } from './recipe-editor-value.ts';
import { LABELS } from './recipe-editor-words.ts';
import { localeFormat } from '../locale/locale-format.ts';

const words = LABELS(localeFormat('en-GB', 'GBP'));
const lines = (count: number) =>
  rowsOfLines(Array.from({ length: count }, () => ({ ...UNREAD_LINE, text: 'salt', group: null })));
const RECIPE: RecipeEditorValue = {
  ...EMPTY_RECIPE,
  title: 'Crumble',
  course: 'dessert',
  ingredients: lines(1),
  steps: rowsOfSteps(['Bake.']),
};

test('a title, a course, a line and a step are enough', () => {
  expect(checkRecipe(RECIPE, words)).toEqual({});
});

test('everything that is wrong is said at once', () => {
  expect(Object.keys(checkRecipe({ ...EMPTY_RECIPE, servings: '' }, words))).toEqual([
    'title',
    'course',
    'servings',
    'ingredients',
    'steps',
  ]);
});

test.each<[keyof RecipeEditorValue, string]>([
  ['servings', '0'],
  ['servings', '101'],
  ['servings', 'four'],
  ['prepTime', '1.5'],
  ['cookTime', '-1'],
  ['waitingTime', '14401'],
  ['sourceUrl', 'javascript:alert(1)'],
  ['sourceUrl', 'my grandmother'],
])('%s cannot be "%s"', (field, text) => {
  expect(Object.keys(checkRecipe({ ...RECIPE, [field]: text }, words))).toEqual([field]);
});

test.each(['https://example.org/pie', 'http://nas/pie', 'http://[2001:db8::1]/pie', ''])(
  'the address "%s" can be linked to',
  (sourceUrl) => {
    expect(checkRecipe({ ...RECIPE, sourceUrl }, words)).toEqual({});
  },
);

test('there is a most of lines and of steps', () => {
  expect(checkRecipe({ ...RECIPE, ingredients: lines(100) }, words)).toEqual({});
  expect(checkRecipe({ ...RECIPE, ingredients: lines(101) }, words)).toHaveProperty('ingredients');
  const steps = rowsOfSteps(Array.from({ length: 61 }, () => 'Stir.'));
  expect(checkRecipe({ ...RECIPE, steps }, words)).toHaveProperty('steps');
});
