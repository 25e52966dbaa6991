import { describe, expect, test } from 'vitest';
import type { Allergen, AnimalClass, Diet } from '@larder/domain';
import {
  dietsAgainst,
  dietsByLabel,
  dietSources,
  fitsDiet,
  flagsByLabel,
  type Ingredient,
} from '@larder/domain/model';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';

const of = (slugs: string) => slugs.split(' ').map((slug) => INGREDIENT_INDEX.get(slug) as Ingredient);

test.each<{ slug: string; allergens: Allergen[]; animals: AnimalClass[] }>([
  {
    slug: 'oyster-sauce',
    allergens: ['shellfish', 'soy', 'wheat', 'fish', 'molluscs', 'gluten'],
    animals: ['fish'],
  },
  { slug: 'teriyaki-sauce', allergens: ['soy', 'wheat', 'sesame', 'gluten'], animals: [] },
  { slug: 'sriracha', allergens: ['fish', 'sulphites'], animals: ['fish'] },
  { slug: 'soy-sauce', allergens: ['soy', 'wheat', 'gluten'], animals: [] },
  { slug: 'tamari', allergens: ['soy'], animals: [] },
  { slug: 'fish-sauce', allergens: ['fish'], animals: ['fish'] },
  { slug: 'worcestershire-sauce', allergens: ['soy', 'wheat', 'fish', 'gluten'], animals: ['fish'] },
  {
    slug: 'kimchi',
    allergens: ['shellfish', 'soy', 'wheat', 'fish', 'crustaceans', 'molluscs', 'gluten'],
    animals: ['fish'],
  },
  { slug: 'gochujang', allergens: ['soy', 'wheat', 'gluten'], animals: [] },
  { slug: 'coconut-milk', allergens: ['sulphites'], animals: [] },
  { slug: 'peanut-butter', allergens: ['nuts', 'soy', 'peanuts'], animals: [] },
  { slug: 'ghee', allergens: ['dairy'], animals: ['dairy'] },
  { slug: 'mayonnaise', allergens: ['eggs', 'soy', 'mustard', 'sulphites'], animals: ['egg'] },
  { slug: 'rice-milk', allergens: [], animals: [] },
  { slug: 'nut-milk', allergens: ['nuts', 'tree_nuts'], animals: [] },
  {
    slug: 'pesto',
    allergens: ['nuts', 'dairy', 'eggs', 'tree_nuts'],
    animals: ['dairy', 'other-animal', 'egg'],
  },
  { slug: 'grana-padano', allergens: ['dairy', 'eggs'], animals: ['dairy', 'egg', 'other-animal'] },
  { slug: 'parmesan', allergens: ['dairy'], animals: ['dairy', 'other-animal'] },
  { slug: 'mustard', allergens: ['mustard', 'sulphites'], animals: [] },
  { slug: 'english-mustard', allergens: ['wheat', 'gluten', 'mustard', 'sulphites'], animals: [] },
  { slug: 'dashi', allergens: ['dairy', 'fish'], animals: ['fish', 'dairy'] },
  { slug: 'tahini', allergens: ['sesame'], animals: [] },
  { slug: 'honey', allergens: [], animals: ['honey'] },
  { slug: 'gelatine', allergens: ['sulphites'], animals: ['other-animal'] },
  { slug: 'beer', allergens: ['wheat', 'gluten', 'sulphites'], animals: [] },
  { slug: 'celeriac', allergens: ['celery'], animals: [] },
  { slug: 'red-wine', allergens: ['sulphites'], animals: [] },
  { slug: 'puff-pastry', allergens: ['dairy', 'soy', 'wheat', 'gluten', 'lupin'], animals: ['dairy'] },
  { slug: 'lamb', allergens: [], animals: ['lamb'] },
  { slug: 'lard', allergens: [], animals: ['pork'] },
])('$slug contains exactly these allergens', ({ slug, allergens, animals }) => {
  expect(INGREDIENT_INDEX.get(slug)).toMatchObject({ allergens, animals });
});

describe('diets', () => {
  test.each<{ why: string; served: string; diet: Diet; carbohydrate?: number; fits: boolean }>([
    { why: 'honey is vegetarian', served: 'honey', diet: 'vegetarian', fits: true },
    { why: 'honey is not vegan', served: 'honey', diet: 'vegan', fits: false },
    { why: 'gelatine is not vegetarian', served: 'gelatine', diet: 'vegetarian', fits: false },
    { why: 'Parmesan is made with rennet', served: 'parmesan', diet: 'vegetarian', fits: false },
    { why: 'mozzarella mostly without', served: 'mozzarella', diet: 'vegetarian', fits: true },
    { why: 'that of buffalo milk is', served: 'buffalo-mozzarella', diet: 'vegetarian', fits: false },
    { why: 'eggs are free of dairy', served: 'egg', diet: 'dairy_free', fits: true },
    { why: 'soy sauce holds wheat', served: 'tofu soy-sauce', diet: 'gluten_free', fits: false },
    { why: 'tamari does not', served: 'tofu tamari', diet: 'gluten_free', fits: true },
    { why: 'wine is not halal', served: 'chicken white-wine', diet: 'halal', fits: false },
    { why: 'beef is kosher', served: 'beef olive-oil', diet: 'kosher', fits: true },
    { why: 'beef with butter is not', served: 'beef butter', diet: 'kosher', fits: false },
    { why: 'fish with butter is', served: 'cod butter', diet: 'kosher', fits: true },
    { why: 'veal with tuna is not', served: 'veal tinned-tuna', diet: 'kosher', fits: false },
    { why: 'nor is beef in wine', served: 'beef red-wine', diet: 'kosher', fits: false },
    { why: 'mussels are not', served: 'mussel', diet: 'kosher', fits: false },
    { why: 'lentils are not paleo', served: 'red-lentil', diet: 'paleo', fits: false },
    { why: '15 g is still keto', served: 'egg onion', diet: 'keto', carbohydrate: 15, fits: true },
    { why: '16 g is not', served: 'egg onion', diet: 'keto', carbohydrate: 16, fits: false },
    {
      why: '16 g is low in carbohydrate',
      served: 'egg onion',
      diet: 'low_carb',
      carbohydrate: 16,
      fits: true,
    },
    { why: '31 g is not', served: 'egg onion', diet: 'low_carb', carbohydrate: 31, fits: false },
    {
      why: 'carbohydrate does not matter to a vegan',
      served: 'rice',
      diet: 'vegan',
      carbohydrate: 90,
      fits: true,
    },
  ])('$diet: $why', ({ served, diet, carbohydrate, fits }) => {
    expect(fitsDiet(of(served), diet, carbohydrate)).toBe(fits);
  });
});

test.each<{ served: string; labels: string[] }>([
  { served: 'potato margarine', labels: ['vegan: margarine', 'dairy_free: margarine'] },
  { served: 'potato butter', labels: [] },
  { served: 'rice margarine butter', labels: [] },
  {
    served: 'potato vegetable-stock-cube gochujang',
    labels: [
      'vegan: vegetable stock cube',
      'gluten_free: vegetable stock cube, gochujang',
      'dairy_free: vegetable stock cube',
    ],
  },
  { served: 'spaghetti gochujang', labels: [] },
  { served: 'emmental potato', labels: ['vegetarian: Emmental'] },
  { served: 'parmesan potato', labels: [] },
  { served: 'pork refried-bean', labels: [] },
  { served: 'egg sriracha', labels: ['vegetarian: sriracha sauce'] },
  { served: 'egg oyster-sauce', labels: ['gluten_free: oyster sauce'] },
  { served: 'chicken chicken-stock', labels: ['gluten_free: chicken stock', 'dairy_free: chicken stock'] },
  { served: 'potato vegan-stock', labels: ['gluten_free: vegan vegetable stock'] },
])('labels decide for $served: $labels [ALLERGY-27]', ({ served, labels }) => {
  expect(
    dietsByLabel(of(served)).map(({ diet, ingredients }) => `${diet}: ${ingredients.join(', ')}`),
  ).toEqual(labels);
});

test.each<{ served: string; flags: string[] }>([
  {
    served: 'chicken chicken-stock mussel rice',
    flags: ['contains_dairy: chicken stock', 'contains_eggs: chicken stock'],
  },
  { served: 'chicken chicken-stock butter egg', flags: [] },
  { served: 'beef beef-stock', flags: ['contains_dairy: beef stock'] },
  { served: 'potato vegetable-stock', flags: ['contains_dairy: vegetable stock'] },
  { served: 'potato vegan-stock', flags: [] },
  {
    served: 'puff-pastry stock-cube',
    flags: ['contains_dairy: puff pastry, stock cubes', 'contains_eggs: stock cubes'],
  },
  { served: 'puff-pastry egg', flags: ['contains_dairy: puff pastry'] },
  {
    served: 'curry-roux',
    flags: [
      'contains_dairy: Japanese curry roux',
      'contains_beef: Japanese curry roux',
      'contains_pork: Japanese curry roux',
    ],
  },
  { served: 'curry-roux pork minced-beef', flags: ['contains_dairy: Japanese curry roux'] },
  // All oyster sauce is of oysters, though only some has fish in it.
  { served: 'oyster-sauce', flags: [] },
  { served: 'sriracha', flags: ['contains_fish: sriracha sauce'] },
  { served: 'sriracha prawn', flags: [] },
  { served: 'fish-stock', flags: ['contains_dairy: fish stock'] },
  { served: 'oven-chip', flags: ['contains_beef: oven chips'] },
  { served: 'rice', flags: [] },
])('badges of $served that are only possible: $flags [ALLERGY-30]', ({ served, flags }) => {
  expect(
    flagsByLabel(of(served)).map(({ flag, ingredients }) => `${flag}: ${ingredients.join(', ')}`),
  ).toEqual(flags);
});

test.each<{ served: string; diet: Diet; names: string[] }>([
  { served: 'chicken white-wine', diet: 'halal', names: ['white wine'] },
  { served: 'beef butter', diet: 'kosher', names: ['beef', 'butter'] },
  { served: 'beef butter mussel', diet: 'kosher', names: ['mussels'] },
  { served: 'rice egg', diet: 'vegan', names: ['egg'] },
  { served: 'emmental bacon', diet: 'vegetarian', names: ['bacon'] },
  { served: 'oven-chip egg', diet: 'halal', names: ['oven chips'] },
  // By amount alone.
  { served: 'egg onion', diet: 'keto', names: [] },
])('$names are against $diet in $served [ALLERGY-32]', ({ served, diet, names }) => {
  expect(dietsAgainst(of(served), []).find((one) => one.diet === diet)?.ingredients).toEqual(names);
  expect(dietsAgainst(of(served), [diet]).map((one) => one.diet)).not.toContain(diet);
});

test('several ingredients, each by itself [ALLERGY-33]', () => {
  const sources = dietSources(of('rice bacon emmental butter beef'));
  const against = (diet: Diet) => sources.find((one) => one.diet === diet);
  expect(against('halal')).toEqual({ diet: 'halal', ingredients: ['bacon', 'Emmental'], often: [] });
  expect(against('vegetarian')).toEqual({
    diet: 'vegetarian',
    ingredients: ['bacon', 'Emmental', 'beef'],
    often: ['Emmental'],
  });
  // Butter and beef are kosher apart from each other.
  expect(against('kosher')?.ingredients).toEqual(['bacon', 'Emmental']);
  expect(against('gluten_free')).toBeUndefined();
});
