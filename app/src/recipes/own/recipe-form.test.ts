import { expect, test } from 'vitest';
import { recipeForm, recipeInput, type RecipeInput } from './recipe-form.ts';

const RECIPE: RecipeInput = {
  title: 'Gran’s plum cake',
  country: null,
  course: 'dessert',
  servings: 8,
  prep_time: 20,
  cook_time: 45,
  waiting_time: 0,
  ingredients: [
    { text: '250 g flour', group: null, ingredient_id: 102, quantity: 250, unit: 'g', notes: null },
    {
      text: 'a pinch of love',
      group: 'For the top',
      ingredient_id: null,
      quantity: null,
      unit: null,
      notes: null,
    },
  ],
  instructions: ['Mix everything.', 'Bake it.'],
  source_url: 'https://example.org/plum-cake',
};
const nameOf = (id: number) => (id === 102 ? 'Plain flour' : null);

test('a recipe comes out of the editor as it went in', () => {
  expect(recipeInput(recipeForm(RECIPE, RECIPE.ingredients, nameOf))).toEqual(RECIPE);
});

test('lines say what they mean, and what is unknown is text', () => {
  const form = recipeForm(RECIPE, RECIPE.ingredients, nameOf);
  expect(form.waitingTime).toBe('');
  expect(form.ingredients).toMatchObject([
    { kind: 'line', ingredient: { id: '102', name: 'Plain flour' }, certainty: 'sure' },
    { kind: 'heading', text: 'For the top' },
    { kind: 'line', text: 'a pinch of love', ingredient: null, certainty: 'unknown' },
  ]);
});

test('an ingredient that is not in the book is sent as unknown', () => {
  const form = recipeForm(RECIPE, RECIPE.ingredients, () => null);
  expect(recipeInput(form).ingredients[0]).toMatchObject({ text: '250 g flour', ingredient_id: null });
});

test('what a draft leaves open stays open in the form', () => {
  const draft = {
    ...RECIPE,
    title: null,
    course: null,
    servings: null,
    prep_time: null,
    cook_time: null,
    waiting_time: null,
    source_url: null,
  };
  const form = recipeForm(draft, [], nameOf);
  expect(form).toMatchObject({ title: '', course: '', servings: '', prepTime: '', sourceUrl: '' });
  expect(form.ingredients).toHaveLength(1);
});
