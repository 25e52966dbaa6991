import { expect, test } from 'vitest';
import { deriveRecipe } from '../derive.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { IngredientIndex, type RecipeSource } from '@larder/domain/model';
import { checkRecipesTogether } from './recipes.ts';
import { check, GOOD, index, lines, steps } from './sample.ts';
import { checkServing } from './serving.ts';

/** As it could occur in untyped data. */
const FLAGGED: Partial<RecipeSource> & { dietary: object } = { dietary: {} };

test('the sample dish has no fault', () => expect(check({})).toEqual([]));

test.each<{ change: Partial<RecipeSource>; problem: string }>([
  { change: { id: 5001 }, problem: 'its id is not from 1001 to 1999' },
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
    problem: 'its spice level is none, but it contains green-chilli',
  },
  {
    change: { steps: ['Chop for 9 minutes. 2. Fry.', 'Boil.', 'Stir.', 'Serve.'] },
    problem: 'its steps do not survive numbering',
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
    problem: "ingredient 'tomato' is duplicated",
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
  { change: { servings: 12 }, problem: /^\d\d kcal a serving\. Check/ },
  {
    change: lines({ ingredient: 'ghee', quantity: 400, unit: 'g' }),
    problem: /^\d{4} kcal a serving\. Check/,
  },
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

test.each<{ slug: string; kcal: number; found: string[] }>([
  { slug: 'baechu-kimchi', kcal: 30, found: [] },
  {
    slug: 'baechu-kimchi',
    kcal: 29,
    found: ['29 kcal a serving. Check the amounts, the servings, and how much of frying oil is eaten'],
  },
  { slug: 'arroz-rojo', kcal: 80, found: [] },
  {
    slug: 'arroz-rojo',
    kcal: 29,
    found: ['29 kcal a serving. Check the amounts, the servings, and how much of frying oil is eaten'],
  },
  {
    slug: 'arroz-rojo',
    kcal: 79,
    found: ['79 kcal a serving. Check the amounts, the servings, and how much of frying oil is eaten'],
  },
])('a side may be a spoonful of pickles: $slug of $kcal kcal', ({ slug, kcal, found }) => {
  const derived = deriveRecipe({ ...GOOD, slug, course: 'side' }, index);
  const nutritionPerServing = { ...derived.nutritionPerServing, kcal };
  expect([...checkServing({ ...derived, nutritionPerServing }, index)]).toEqual(found);
});

test('finds figures that do not follow from the others', () => {
  const derived = deriveRecipe(GOOD, index);
  const wrong = { ...derived, totalTime: 41, costPerServing: derived.costPerServing + 1 };
  expect([...checkServing(derived, index)]).toEqual([]);
  expect([...checkServing(wrong, index)]).toEqual([
    'its costs do not agree',
    'its total time is not prep, cooking and waiting',
  ]);
});

test('finds a slug that does not fit in a URL', () => {
  expect(check({ slug: 'Tomato rice' })).toEqual(['Tomato rice: its slug is not in kebab-case']);
});

test('finds energy that does not match the nutrients', () => {
  const wrong = (kcal: number) =>
    new IngredientIndex(
      INGREDIENTS.map((one) =>
        one.slug === 'basmati-rice' ? { ...one, per100g: { ...one.per100g, kcal } } : one,
      ),
    );
  const problem = /^tomato-rice: \d{3} kcal a serving, but its nutrients give 4\d\d$/;
  expect(check({}, wrong(365))).toEqual([]);
  expect(check({}, wrong(250)).filter((sentence) => problem.test(sentence))).toHaveLength(1);
  expect(check({}, wrong(480)).filter((sentence) => problem.test(sentence))).toHaveLength(1);
});

test('finds words that contradict the facts', () => {
  const forgotten = INGREDIENTS.map((one) =>
    one.slug === 'ghee' ? { ...one, allergens: [], animals: [] } : one,
  );
  const dish = { ...lines({ ingredient: 'ghee', quantity: 20, unit: 'g' }), ...steps('Melt the ghee.') };
  expect(check(dish)).toEqual([]);
  expect(check(dish, new IngredientIndex(forgotten))).toContain(
    "tomato-rice: counts as vegan, but says 'ghee'",
  );
});

test('finds recipes that differ only in ingredients and figures', () => {
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

test('finds recipes with the same name, and countries without recipes', () => {
  const found = checkRecipesTogether([GOOD, GOOD], INGREDIENTS);
  expect(found).toContain("recipe slug 'tomato-rice' is duplicated");
  expect(found).toContain("recipe id '1999' is duplicated");
  expect(found).toContain("recipe title 'Tomato rice' is duplicated");
  expect(found).toContain('mexico: 0 recipes, but at least 22 needed');
  expect(found).toContain('india: 2 vegetarian, but at least 8 needed');
  expect(found).toContain('india: 0 with fish, but at least 2 needed');
  expect(found).toContain('india: 0 slow, but at least 2 needed');
});
