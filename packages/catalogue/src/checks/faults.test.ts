import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from '../ingredients/index.ts';
import { IngredientIndex, type Ingredient, type Preset } from '@larder/domain/model';
import { PRESETS } from '../presets.ts';
import { RECIPES } from '../recipes/index.ts';
import { checkIngredients } from './ingredients.ts';
import { checkPresetMatches } from './preset-matches.ts';
import { checkPresets } from './presets.ts';

/** The data with one entry changed. */
function changed<T extends { slug: string }>(entries: readonly T[], slug: string, change: Partial<T>): T[] {
  return entries.map((entry) => (entry.slug === slug ? { ...entry, ...change } : entry));
}

test.each<{ slug: string; change: Partial<Ingredient>; problem: string }>([
  { slug: 'onion', change: { id: 102 }, problem: "ingredient id '102' is duplicated" },
  { slug: 'leek', change: { aliases: ['Scallions'] }, problem: "'scallion' may be spring-onion or leek" },
  { slug: 'rice', change: { parent: 'grain' }, problem: "rice: its parent 'grain' does not exist" },
  { slug: 'rice', change: { parent: 'onion' }, problem: "rice: its parent 'onion' is in another category" },
  { slug: 'rice', change: { parent: 'basmati-rice' }, problem: 'rice: it is its own ancestor' },
  { slug: 'butter', change: { allergens: [] }, problem: 'butter: animal dairy, but not allergen dairy' },
  { slug: 'butter', change: { animals: [] }, problem: 'butter: allergen dairy, but not animal dairy' },
  {
    slug: 'cod',
    change: { allergens: [] },
    problem: 'cod: animal fish, but neither allergen crustaceans nor fish nor molluscs',
  },
  {
    slug: 'peanut',
    change: { allergens: ['nuts'] },
    problem: 'peanut: allergen nuts, but neither peanuts nor tree nuts',
  },
  { slug: 'spaghetti', change: { notFor: [] }, problem: 'spaghetti: allergen gluten, but for gluten_free' },
  {
    slug: 'sugar',
    change: { notFor: ['low_carb'] },
    problem: 'sugar: for keto, but not for low_carb',
  },
  {
    slug: 'oats',
    change: { per100g: { kcal: 80, protein: 5, carbohydrate: 10, fat: 2, fibre: 12, source: 'x' } },
    problem: 'oats: more fibre than carbohydrate',
  },
  { slug: 'bacon', change: { notFor: ['halal'] }, problem: 'bacon: animal pork, but for kosher' },
  { slug: 'salt', change: { gramsPer: { piece: 0 } }, problem: 'salt: no weight of a piece: 0 g' },
  {
    slug: 'sugar',
    change: { per100g: { kcal: 100, protein: 0, carbohydrate: 100, fat: 0, source: 'x' } },
    problem: 'sugar: 100 kcal, but its nutrients give 400',
  },
])('ingredients: $problem', ({ slug, change, problem }) => {
  expect(checkIngredients(changed(INGREDIENTS, slug, change))).toContain(problem);
});

test.each<{ change: Partial<Preset>; problem: string }>([
  { change: { ingredients: ['rice'] }, problem: 'india: 1 ingredients, not 25 to 40' },
  { change: { ingredients: ['moon-dust'] }, problem: "india: no ingredient 'moon-dust'" },
  { change: { ingredients: ['rice', 'rice'] }, problem: "india: ingredient 'rice' is duplicated" },
  { change: { country: 'spain' }, problem: 'india: no preset' },
])('presets: $problem', ({ change, problem }) => {
  const presets = PRESETS.map((preset) => (preset.country === 'india' ? { ...preset, ...change } : preset));
  expect(checkPresets(presets, INGREDIENTS)).toContain(problem);
});

describe('the recipes that a preset covers', () => {
  const index = new IngredientIndex(INGREDIENTS);
  const india = (...ingredients: string[]): Preset[] => [{ country: 'india', ingredients }];

  test('finds a preset that few recipes can use', () => {
    const problem = 'india: its preset covers 60 % of 0 recipes, but should cover at least 5';
    expect(checkPresetMatches(india('tea', 'salt'), RECIPES, index)).toEqual([problem]);
  });

  test('a specific ingredient counts as the general one, not the other way round', () => {
    const recipes = (ingredient: string) =>
      RECIPES.slice(0, 5).map((recipe) => ({
        ...recipe,
        country: 'india' as const,
        ingredients: [{ ingredient, quantity: 1, unit: 'g' as const }],
      }));
    expect(checkPresetMatches(india('basmati-rice'), recipes('rice'), index)).toEqual([]);
    expect(checkPresetMatches(india('rice'), recipes('basmati-rice'), index)).toHaveLength(1);
  });
});
