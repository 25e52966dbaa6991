import { splitInstructions } from '@larder/domain';
import type { RecipeSource } from '@larder/domain/model';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from './catalogue.ts';
import { deriveRecipe } from './derive.ts';

const recipe = (slug: string) => {
  const found = CATALOGUE.recipes.find((one) => one.slug === slug);
  if (!found) throw new RangeError(slug);
  return found;
};

/** What everyone who has eaten the dish knows about it. */
test.each([
  { slug: 'dal-tadka', flags: 'vegan vegetarian', allergens: '' },
  { slug: 'palak-paneer', flags: 'vegetarian contains_dairy', allergens: 'dairy' },
  { slug: 'butter-chicken', flags: 'contains_dairy contains_chicken', allergens: 'nuts dairy tree_nuts' },
  { slug: 'rogan-josh', flags: 'contains_dairy contains_lamb', allergens: 'dairy wheat gluten mustard' },
  { slug: 'goan-fish-curry', flags: 'contains_fish', allergens: 'fish sulphites' },
  { slug: 'guacamole-con-totopos', flags: 'vegan vegetarian', allergens: 'wheat gluten' },
  { slug: 'tacos-al-pastor', flags: 'contains_pork', allergens: 'wheat gluten sulphites' },
  {
    slug: 'huevos-rancheros',
    flags: 'vegetarian contains_dairy contains_eggs',
    allergens: 'dairy eggs wheat gluten',
  },
  { slug: 'pizza-margherita', flags: 'vegetarian contains_dairy', allergens: 'dairy wheat gluten' },
  {
    slug: 'spaghetti-alla-carbonara',
    flags: 'contains_dairy contains_eggs contains_pork',
    allergens: 'dairy eggs wheat gluten',
  },
  {
    slug: 'spaghetti-alle-vongole',
    flags: 'contains_fish',
    allergens: 'shellfish wheat molluscs gluten sulphites',
  },
  {
    slug: 'paella-valenciana',
    flags: 'contains_dairy contains_eggs contains_chicken contains_fish',
    allergens: 'shellfish dairy eggs soy wheat crustaceans molluscs gluten celery sulphites',
  },
  { slug: 'gazpacho-andaluz', flags: 'vegan vegetarian', allergens: 'wheat gluten sulphites lupin' },
  { slug: 'bulgogi', flags: 'contains_beef', allergens: 'soy wheat sesame gluten' },
  { slug: 'dubu-jorim', flags: 'vegan vegetarian', allergens: 'soy wheat sesame gluten' },
  {
    slug: 'kimchi-jjigae',
    flags: 'contains_pork contains_fish',
    allergens: 'shellfish soy wheat fish sesame crustaceans molluscs gluten',
  },
  {
    slug: 'stoemp-met-wortel',
    flags: 'vegan vegetarian',
    allergens: 'soy wheat gluten celery',
  },
  {
    slug: 'brusselse-wafels',
    flags: 'vegetarian contains_dairy contains_eggs',
    allergens: 'dairy eggs wheat gluten',
  },
])('$slug: $flags', ({ slug, flags, allergens }) => {
  const set = Object.entries(recipe(slug).dietary).filter(([, isSet]) => isSet);
  expect(set.map(([flag]) => flag).join(' ')).toBe(flags);
  expect(recipe(slug).allergens.join(' ')).toBe(allergens);
});

describe('figures', () => {
  const source: RecipeSource = {
    id: 1999,
    slug: 'buttered-rice',
    title: 'Buttered rice',
    country: 'india',
    prepTime: 5,
    cookTime: 15,
    servings: 2,
    difficulty: 'easy',
    spice: 'none',
    course: 'side',
    appliances: ['stovetop'],
    ingredients: [
      { ingredient: 'rice', quantity: 200, unit: 'g' },
      { ingredient: 'butter', quantity: 20, unit: 'g' },
      { ingredient: 'salt', quantity: 10, unit: 'g', eaten: 0.5 },
    ],
    steps: ['Boil the rice.', 'Stir in the butter.'],
    sourceUrl: null,
  };
  const derived = deriveRecipe(source, INGREDIENT_INDEX);

  test('nutrition matches the weight of a serving', () => {
    const kcal = (365 * 2 + 717 * 0.2) / 2;
    expect(derived.nutritionPerServing.kcal).toBe(Math.round(kcal));
    expect(derived.nutritionPerServing.fat).toBeCloseTo((0.66 * 2 + 81.11 * 0.2) / 2, 1);
  });

  test('cost counts everything bought, eaten or not', () => {
    const cost = 0.2 * 2.5 + 0.02 * 9 + 0.01 * 1;
    expect(derived.costTotal).toBeCloseTo(cost, 2);
    expect(derived.costPerServing).toBeCloseTo(cost / 2, 2);
  });

  test('total time is work plus waiting', () => expect(derived.totalTime).toBe(20));

  test('the numbered text splits into the same steps', () => {
    expect(derived.instructions).toBe('1. Boil the rice.\n2. Stir in the butter.');
    expect(splitInstructions(derived.instructions)).toEqual(source.steps);
  });

  test('keto and low-carb count net carbohydrates', () => {
    const avocado = { ingredient: 'avocado', quantity: 800, unit: 'g' } as const;
    const { diets, nutritionPerServing } = deriveRecipe(
      { ...source, ingredients: [avocado] },
      INGREDIENT_INDEX,
    );
    expect(nutritionPerServing.carbohydrate).toBeGreaterThan(30);
    expect(diets).toEqual(expect.arrayContaining(['keto', 'low_carb']));
  });

  test('rejects a unit without a weight rather than guessing', () => {
    const wrong: RecipeSource = {
      ...source,
      ingredients: [{ ingredient: 'rice', quantity: 1, unit: 'sprig' }],
    };
    expect(() => deriveRecipe(wrong, INGREDIENT_INDEX)).toThrow("rice has no weight for 'sprig'");
  });
});
