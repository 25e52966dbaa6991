// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setEnglish } from '../platform/locale/english.ts';
import { shownIngredients } from '../recipes/shown-ingredients.ts';
import type { RecipeDetails } from '../recipes/recipes.query.ts';
import { byShownName } from './by-shown-name.ts';
import type { BookIngredient } from './pantry-items.query.ts';
import type { PantryItem } from './pantry.query.ts';
import { proposedDates } from './proposed-dates.ts';
import { sensibleItems } from './sensible-items.ts';

const BOOK = [
  { id: 1, name: 'aubergine', default_quantity: 2, default_unit: 'piece', storage: null, shelf_life: null },
] as unknown as BookIngredient[];

beforeEach(() => setEnglish('en-US'));
afterEach(() => setEnglish('en-GB'));

test("a name in the cook's English gets the usual amount of its ingredient [NAMES-02]", () => {
  const usual = { quantity: 2, unit: 'piece' };
  expect(sensibleItems([{ name: 'Eggplant' }, { name: 'aubergine' }], BOOK)).toEqual([
    { ingredient_name: 'Eggplant', ...usual },
    { ingredient_name: 'aubergine', ...usual },
  ]);
});

test("a preset's dates are listed under those names [NAMES-02]", () => {
  const [shown] = proposedDates([{ id: 'aubergine', name: 'aubergine' }], { book: [], given: {} });
  expect(shown).toMatchObject({ id: 'aubergine', name: 'Eggplant' });
});

test('the pantry is in the order of those names [NAMES-02]', () => {
  const items = ['aubergine', 'butter', 'rocket'].map((name) => ({ ingredients: { name } }) as PantryItem);
  const shown = byShownName(items, (one, other) => one.localeCompare(other, 'en'));
  expect(shown.map(({ ingredients }) => ingredients.name)).toEqual(['rocket', 'butter', 'aubergine']);
});

test('a recipe lists its ingredients and their substitutes by those names; its notes stay [NAMES-02 NAMES-03]', () => {
  const recipe = {
    ingredients: [
      {
        ingredient_id: 1,
        name: 'spring onions',
        notes: 'with the rocket',
        coverage: 'have',
        stand_in: { name: 'rocket', note: 'Why not.' },
      },
    ],
  } as unknown as RecipeDetails;
  expect(shownIngredients(recipe)).toMatchObject([
    {
      id: 1,
      name: 'Scallions',
      notes: 'with the rocket',
      standIn: { name: 'arugula', note: 'Why not.' },
    },
  ]);
});
