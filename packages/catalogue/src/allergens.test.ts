import { expect, test } from 'vitest';
import { allergenSources, IngredientIndex } from '@larder/domain/model';
import { deriveRecipe } from './derive.ts';
import { INGREDIENTS } from './ingredients/index.ts';
import { RECIPES } from './recipes/index.ts';

const index = new IngredientIndex(INGREDIENTS);
const named = (...slugs: string[]) => allergenSources(slugs.map((slug) => index.require(slug)));

test('names the sources of each allergen, each once and in order', () => {
  expect(named('wheat-noodle', 'peanut', 'tomato', 'soy-sauce', 'soy-sauce')).toEqual([
    { allergy: 'nuts', ingredients: ['peanuts'], often: [] },
    { allergy: 'soy', ingredients: ['soy sauce'], often: [] },
    { allergy: 'wheat', ingredients: ['wheat noodles', 'soy sauce'], often: [] },
    { allergy: 'peanuts', ingredients: ['peanuts'], often: [] },
    { allergy: 'gluten', ingredients: ['wheat noodles', 'soy sauce'], often: [] },
  ]);
  expect(named('tomato')).toEqual([]);
});

test('distinguishes what only some products contain from what all do', () => {
  expect(named('butter', 'puff-pastry')).toEqual([
    { allergy: 'dairy', ingredients: ['butter', 'puff pastry'], often: ['puff pastry'] },
    { allergy: 'soy', ingredients: ['puff pastry'], often: ['puff pastry'] },
    { allergy: 'wheat', ingredients: ['puff pastry'], often: [] },
    { allergy: 'gluten', ingredients: ['puff pastry'], often: [] },
    { allergy: 'lupin', ingredients: ['puff pastry'], often: ['puff pastry'] },
  ]);
});

test('lists an allergen that no ingredient explains without a name', () => {
  expect(allergenSources([index.require('egg')], ['eggs', 'fish'])).toEqual([
    { allergy: 'eggs', ingredients: ['egg'], often: [] },
    { allergy: 'fish', ingredients: [], often: [] },
  ]);
});

test('every recipe names a source for each of its allergens, and for no other', () => {
  const wrong = RECIPES.map((source) => deriveRecipe(source, index)).filter((recipe) => {
    const sources = allergenSources(recipe.ingredients.map(({ ingredient }) => index.require(ingredient)));
    const explained = sources.every(({ ingredients }) => ingredients.length > 0);
    return !explained || sources.map(({ allergy }) => allergy).join() !== recipe.allergens.join();
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
