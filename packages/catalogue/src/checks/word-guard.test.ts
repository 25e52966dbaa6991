import { describe, expect, test } from 'vitest';
import type { AnimalClass } from '@larder/domain';
import { IngredientIndex, type Ingredient, type RecipeSource } from '@larder/domain/model';
import { deriveRecipe } from '../derive.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { checkWords } from './word-guard.ts';

/** A dish of only these ingredients. */
function dish(...slugs: string[]): RecipeSource {
  return {
    id: 1999,
    slug: 'dish',
    title: '',
    country: 'india',
    prepTime: 0,
    cookTime: 0,
    servings: 1,
    difficulty: 'easy',
    spice: 'none',
    course: 'main',
    appliances: [],
    ingredients: slugs.map((ingredient) => ({ ingredient, quantity: 1, unit: 'g' })),
    steps: [],
    sourceUrl: null,
  };
}

function claims(recipe: RecipeSource, ingredients: readonly Ingredient[] = INGREDIENTS): string[] {
  const index = new IngredientIndex(ingredients);
  const derived = deriveRecipe(recipe, index);
  return [...checkWords(derived, index)].map((problem) => /^counts as (.*), but/.exec(problem)?.[1] ?? '');
}

const CLAIM_OF: Partial<Record<AnimalClass, string>> = {
  dairy: 'free of dairy',
  egg: 'free of eggs',
  poultry: 'free of chicken',
  'red-meat': 'free of beef',
  lamb: 'free of lamb',
  pork: 'free of pork',
};

/** Every claim that an ingredient's facts rule out. */
function denied({ allergens, animals, notFor }: Ingredient): string[] {
  return [
    ...allergens.map((allergen) => `free of allergen ${allergen.replaceAll('_', ' ')}`),
    ...animals.flatMap((animal) => CLAIM_OF[animal] ?? []),
    ...(animals.length > 0 ? ['vegan'] : []),
    ...notFor.filter((diet) => diet === 'gluten_free' || diet === 'halal' || diet === 'kosher'),
  ];
}

const index = new IngredientIndex(INGREDIENTS);

test("no ingredient's name contradicts its facts", () => {
  const wrong = INGREDIENTS.flatMap(({ slug, name }) => {
    const derived = deriveRecipe(dish(slug), index);
    return [...checkWords(derived, index)].map((problem) => `${name} ${problem}`);
  });
  expect(wrong).toEqual([]);
});

test('every fact that rules out a claim would be noticed if forgotten', () => {
  const unguarded = INGREDIENTS.flatMap((ingredient) => {
    const facts = denied(ingredient);
    if (facts.length === 0) return [];
    const bare = { ...ingredient, allergens: [], animals: [], often: {}, notFor: [] };
    const found = claims(dish(ingredient.slug), [bare]);
    return facts.filter((fact) => !found.includes(fact)).map((fact) => `${ingredient.name}: ${fact}`);
  });
  expect(unguarded).toEqual([]);
});

describe('harmless lookalikes', () => {
  test.each([
    'rice-flour',
    'vegan-kimchi',
    'coconut-milk',
    'peanut-butter',
    'kidney-bean',
    'oyster-mushroom',
  ])('a step may call %s by its last word', (slug) => {
    const last = index.require(slug).name.split(' ').at(-1) ?? '';
    expect(claims({ ...dish(slug), title: `With ${last}`, steps: [`Stir in the ${last}.`] })).toEqual([]);
  });

  test.each([
    'Roll balls the size of a walnut.',
    'It should be as thick as double cream.',
    'Fry it without butter.',
    'Fish out the kelp.',
    'Rub it to pea-sized crumbs, like breadcrumbs.',
  ])('%s', (step) => expect(claims({ ...dish('tomato'), steps: [step] })).toEqual([]));

  test('finds the same words when they are true', () => {
    const steps = ['Stir in the walnuts, the cream and the butter with the fish.'];
    expect(claims({ ...dish('tomato'), steps })).toEqual(
      expect.arrayContaining([
        'vegan',
        'vegetarian',
        'free of dairy',
        'free of allergen nuts',
        'free of fish',
      ]),
    );
  });
});

test('a note next to an ingredient counts too [ALLERGY-12]', () => {
  const recipe = dish('lasagne-sheet');
  const [line] = recipe.ingredients;
  const noted = { ...recipe, ingredients: [{ ...line!, notes: 'egg pasta' }] };
  expect(claims(noted)).toEqual(expect.arrayContaining(['free of eggs', 'free of allergen eggs']));
});

test('meat with dairy is not kosher, whatever the facts say', () => {
  const forgotten = INGREDIENTS.map((one) =>
    one.slug === 'butter' ? { ...one, allergens: [], animals: [] } : one,
  );
  expect(claims(dish('beef', 'butter'), forgotten)).toContain('kosher');
  expect(claims(dish('beef', 'olive-oil'))).toEqual([]);
});
