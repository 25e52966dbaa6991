import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from '../ingredients/index.ts';
import type { RecipeLine, RecipeSource } from '../model.ts';
import { IngredientIndex } from '../names.ts';
import { checkRecipe, checkRecipesTogether } from './recipes.ts';

/** A small dish without a fault. Each test spoils one thing in it. */
const GOOD: RecipeSource = {
  id: 1999,
  slug: 'tomato-rice',
  title: 'Tomato rice',
  country: 'india',
  prepTime: 10,
  cookTime: 30,
  servings: 2,
  difficulty: 'easy',
  spice: 'none',
  course: 'main',
  appliances: ['stovetop'],
  ingredients: [
    { ingredient: 'basmati-rice', quantity: 150, unit: 'g' },
    { ingredient: 'tomato', quantity: 3, unit: 'piece' },
    { ingredient: 'cumin-seed', quantity: 1, unit: 'tsp' },
    { ingredient: 'turmeric', quantity: 0.5, unit: 'tsp' },
    { ingredient: 'vegetable-oil', quantity: 2, unit: 'tbsp' },
    { ingredient: 'salt', quantity: 1, unit: 'tsp' },
  ],
  steps: [
    'Rinse the rice in three changes of water until it runs clear.',
    'Warm the oil over medium heat and fry the spices for 1 minute, until they smell nutty.',
    'Add the tomatoes and the salt and cook them down for 8 minutes.',
    'Stir in the rice with 300 ml of water, cover, and cook over low heat for 15 minutes.',
  ],
  sourceUrl: null,
};

const index = new IngredientIndex(INGREDIENTS);
const check = (change: Partial<RecipeSource>, of = index) => checkRecipe({ ...GOOD, ...change }, of);
const lines = (...more: RecipeLine[]) => ({ ingredients: [...GOOD.ingredients, ...more] });
const steps = (...more: string[]) => ({ steps: [...GOOD.steps, ...more] });

/** As a file without types could bring it. */
const FLAGGED: Partial<RecipeSource> & { dietary: object } = { dietary: {} };

test('the dish that the faults are put into has none', () => expect(check({})).toEqual([]));

test.each<{ change: Partial<RecipeSource>; problem: string }>([
  { change: { id: 5001 }, problem: 'its id is not in 1000…' },
  { change: { servings: 13 }, problem: 'servings' },
  { change: FLAGGED, problem: 'it states its dietary, which is derived' },
  { change: { appliances: [] }, problem: 'a step uses stovetop, which is not listed' },
  { change: { appliances: ['stovetop', 'microwave'] }, problem: 'lists microwave, which no step uses' },
  {
    change: steps('Brown it in the oven for 5 minutes.'),
    problem: 'a step uses oven, which is not listed',
  },
  {
    change: lines({ ingredient: 'green-chilli', quantity: 1, unit: 'piece' }),
    problem: 'its spice is none, but it holds green-chilli',
  },
  { change: { cookTime: -1 }, problem: 'no time: -1 min' },
  { change: { steps: ['Cook.'] }, problem: '1 steps' },
  { change: { ingredients: GOOD.ingredients.slice(0, 2) }, problem: 'fewer than 3 ingredients' },
  {
    change: lines({ ingredient: 'moon-dust', quantity: 1, unit: 'g' }),
    problem: "no ingredient 'moon-dust'",
  },
  {
    change: lines({ ingredient: 'egg', quantity: 1, unit: 'sprig' }),
    problem: "egg has no weight for 'sprig'",
  },
  {
    change: lines({ ingredient: 'egg', quantity: 0.3, unit: 'piece' }),
    problem: '0.3 of egg, not whole or half',
  },
  {
    change: lines({ ingredient: 'tomato', quantity: 1, unit: 'g' }),
    problem: "ingredient 'tomato' is there twice",
  },
  {
    change: lines({ ingredient: 'ghee', quantity: 8, unit: 'kg' }),
    problem: '4000 g of ghee a serving',
  },
  {
    change: lines({ ingredient: 'ghee', quantity: 1, unit: 'g', eaten: 2 }),
    problem: '2 of ghee eaten',
  },
])('form: $problem', ({ change, problem }) => expect(check(change)).toContain(`${GOOD.slug}: ${problem}`));

test.each<{ change: Partial<RecipeSource>; problem: RegExp }>([
  { change: { servings: 12 }, problem: /^\d\d kcal a serving$/ },
  { change: lines({ ingredient: 'ghee', quantity: 400, unit: 'g' }), problem: /^\d{4} kcal a serving$/ },
  {
    change: lines(
      { ingredient: 'onion', quantity: 1900, unit: 'g' },
      { ingredient: 'tomatillo', quantity: 1800, unit: 'g' },
    ),
    problem: /^\d{4} g a serving$/,
  },
  { change: lines({ ingredient: 'saffron', quantity: 20, unit: 'g' }), problem: /^\d+\.\d\d USD a serving$/ },
  {
    change: {
      servings: 10,
      ingredients: GOOD.ingredients.filter(({ ingredient }) => ingredient !== 'tomato'),
    },
    problem: /^0\.\d\d USD a serving$/,
  },
  {
    change: {
      ingredients: GOOD.ingredients.map((line) =>
        line.ingredient === 'salt' ? { ...line, quantity: 4 } : line,
      ),
    },
    problem: /^\d+\.\d g of salt a serving$/,
  },
])('serving: $problem', ({ change, problem }) => {
  const found = check(change).map((sentence) => sentence.replace('tomato-rice: ', ''));
  expect(found.filter((sentence) => problem.test(sentence))).toHaveLength(1);
});

test('energy that does not come from the nutrients is found', () => {
  const wrong = (kcal: number) =>
    new IngredientIndex(
      INGREDIENTS.map((one) =>
        one.slug === 'basmati-rice' ? { ...one, per100g: { ...one.per100g, kcal } } : one,
      ),
    );
  const problem = /^tomato-rice: \d{3} kcal a serving where its nutrients give 4\d\d$/;
  expect(check({}, wrong(365))).toEqual([]);
  expect(check({}, wrong(250)).filter((sentence) => problem.test(sentence))).toHaveLength(1);
  expect(check({}, wrong(480)).filter((sentence) => problem.test(sentence))).toHaveLength(1);
});

describe('steps', () => {
  test.each<{ change: Partial<RecipeSource>; problem: string }>([
    {
      change: lines({ ingredient: 'mint', quantity: 1, unit: 'bunch' }),
      problem: 'no step mentions mint',
    },
    {
      change: lines({ ingredient: 'onion', quantity: 1, unit: 'piece' }),
      problem: 'no step mentions onion',
    },
    {
      change: steps('Top with the coriander.'),
      problem: "a step names 'coriander', but coriander-leaf is not in the list",
    },
    {
      change: steps('Stir in tomato paste.'),
      problem: "a step names 'tomato paste', but tomato-paste is not in the list",
    },
    {
      change: steps('Pour in the coconut milk.'),
      problem: "a step names 'coconut milk', but coconut-milk is not in the list",
    },
    {
      change: steps('Serve with lemon juice.'),
      problem: "a step names 'lemon juice', but lemon-juice is not in the list",
    },
    {
      change: steps('Pour in the wine.'),
      problem: "a step names 'wine', and nothing in the list is that",
    },
    { change: steps('serve.'), problem: 'a step is no whole sentence' },
    { change: steps('Season it to taste.'), problem: "'to taste' instead of an amount" },
    { change: steps('Rest it for 2 hours.'), problem: '144 minutes in the steps, but 40 in all' },
    { change: { steps: ['Eat.', 'Eat.', 'Eat.', 'Eat.'] }, problem: 'no step says how long it takes' },
    {
      change: {
        ingredients: GOOD.ingredients.filter(({ ingredient }) => ingredient !== 'salt'),
        steps: [
          ...GOOD.steps.filter((step) => !step.includes('salt')),
          'Boil salted water.',
          'Add the tomatoes.',
        ],
      },
      problem: 'salted water without salt in the list',
    },
  ])('$problem', ({ change, problem }) => expect(check(change)).toContain(`${GOOD.slug}: ${problem}`));

  test.each([
    ['a part of the name', 'Stir the cumin in.'],
    ['what it is a kind of', 'Fluff the rice.'],
    ['the whole name', 'Fluff the basmati rice.'],
    ['several together', 'Scatter the rest of the spices over it.'],
    ['all that is left', 'Add the remaining ingredients.'],
    ['what it was cooked in', 'Pour the rice water away.'],
    ['water and ice', 'Cool it in water with ice cubes.'],
    ['a comparison', 'The sauce should be as thick as double cream.'],
    ['a size', 'Shape balls the size of a walnut.'],
    ['a tool', 'Press it flat with a soup spoon on a tea towel.'],
    ['a colour', 'Fry until it turns orange.'],
    ['what it does without', 'Fry without butter.'],
    ['a word for what the list holds', 'Press the vegetables flat.'],
  ])('%s is no stranger', (_, step) => expect(check(steps(step))).toEqual([]));

  test('an onion is not mentioned by a spring onion', () => {
    const both = lines(
      { ingredient: 'onion', quantity: 1, unit: 'piece' },
      { ingredient: 'spring-onion', quantity: 1, unit: 'piece' },
    );
    expect(check({ ...both, ...steps('Add the spring onion.') })).toContain(
      `${GOOD.slug}: no step mentions onion`,
    );
  });

  test('a yolk mentions the egg, and what is made from masa may be called a tortilla', () => {
    const more = lines(
      { ingredient: 'egg', quantity: 1, unit: 'piece' },
      { ingredient: 'masa-harina', quantity: 100, unit: 'g' },
    );
    const told = steps('Knead the masa with the egg yolk, and bake the corn tortillas.');
    expect(check({ ...more, ...told })).toEqual([]);
  });
});

test('words that contradict the facts are found', () => {
  const forgotten = INGREDIENTS.map((one) =>
    one.slug === 'ghee' ? { ...one, allergens: [], animals: [] } : one,
  );
  const dish = { ...lines({ ingredient: 'ghee', quantity: 20, unit: 'g' }), ...steps('Melt the ghee.') };
  expect(check(dish)).toEqual([]);
  expect(check(dish, new IngredientIndex(forgotten))).toContain(
    "tomato-rice: counts as vegan, but says 'ghee'",
  );
});

test('recipes that are the same but for the food and the figures are found', () => {
  const twin: RecipeSource = {
    ...GOOD,
    id: 1998,
    slug: 'aubergine-rice',
    title: 'Aubergine rice',
    steps: GOOD.steps.map((step) => step.replace('tomatoes', 'aubergines').replace('8', '12')),
  };
  const found = checkRecipesTogether([GOOD, twin], INGREDIENTS);
  expect(found).toContain('tomato-rice and aubergine-rice: 100 % of their sentences are the same');
  const other = {
    ...twin,
    steps: twin.steps.map((step, at) => (at === 0 ? step : `${step} Then wait a while.`)),
  };
  expect(checkRecipesTogether([GOOD, other], INGREDIENTS).join(' ')).toContain('% of their sentences');
});

test('recipes that share a name, and countries without recipes, are found', () => {
  const found = checkRecipesTogether([GOOD, GOOD], INGREDIENTS);
  expect(found).toContain("recipe slug 'tomato-rice' is there twice");
  expect(found).toContain("recipe id '1999' is there twice");
  expect(found).toContain("recipe title 'Tomato rice' is there twice");
  expect(found).toContain('mexico: recipes 0, at least 30');
  expect(found).toContain('india: vegetarian 2, at least 10');
  expect(found).toContain('india: with fish 0, at least 2');
  expect(found).toContain('india: slow 0, at least 2');
});
