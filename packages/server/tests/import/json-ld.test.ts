import { INGREDIENT_INDEX } from '@larder/catalogue';
import { describe, expect, test } from 'vitest';
import { recipesIn } from '../../src/recipes/import/schema/json-ld.ts';
import { readRecipe } from '../../src/recipes/import/recipe.ts';

const script = (json: string) => `<script data-n="1" type="application/ld+json">${json}</script>`;
const recipe = (name: string) => JSON.stringify({ '@type': 'Recipe', name });

test('every readable script of a page counts, whatever is between them', () => {
  const page = `<html><script>if (1 < 2) go()</script>${script(recipe('Pisto'))}<p>${script('{"broken": ')}${script(
    `<!-- ${recipe('Ajoblanco')} -->`,
  )}`;
  expect(recipesIn(page, true).map(({ name }) => name)).toEqual(['Pisto', 'Ajoblanco']);
});

test('a page whose only script is unreadable is rejected', () => {
  expect(() => recipesIn(script('{"broken": '), true)).toThrow(SyntaxError);
});

test('a page of endless opening tags is scanned once', { timeout: 5000 }, () => {
  expect(recipesIn('<script type="'.repeat(500_000), true)).toEqual([]);
});

test('an id local to a page does not merge two recipes', () => {
  const [one, other] = ['Tomato Toast', 'Garlic Toast'].map((name) =>
    readRecipe(
      {
        '@type': 'Recipe',
        '@id': '#recipe',
        name,
        recipeYield: '2',
        prepTime: 'PT5M',
        cookTime: 'PT5M',
        recipeIngredient: ['4 slices country bread', '2 tomatoes', '2 cloves garlic', '2 tbsp olive oil'],
        recipeInstructions: ['Toast the bread with the oil.', 'Rub it with the garlic and the tomatoes.'],
      },
      INGREDIENT_INDEX,
      'spain',
    ),
  );
  expect(one?.problems).toEqual([]);
  expect(one?.recipe?.slug).not.toBe(other?.recipe?.slug);
});

describe('recipe times', () => {
  const read = (times: Record<string, string>) =>
    readRecipe(
      {
        '@type': 'Recipe',
        name: 'Tomato Toast (gluten free)',
        recipeYield: '2',
        ...times,
        recipeIngredient: ['4 slices country bread', '2 tomatoes', '2 cloves garlic', '2 tbsp olive oil'],
        recipeInstructions: ['Toast the bread with the oil.', 'Rub it with the garlic and the tomatoes.'],
      },
      INGREDIENT_INDEX,
      'spain',
    ).recipe;

  test.each([
    { times: { prepTime: 'PT15M', cookTime: 'PT20M' }, minutes: [15, 20, 0] },
    { times: { prepTime: 'PT15M', cookTime: 'PT20M', totalTime: 'PT2H35M' }, minutes: [15, 20, 120] },
    { times: { prepTime: 'PT10M', cookTime: 'PT12M', totalTime: 'PT25M' }, minutes: [10, 15, 0] },
    { times: { prepTime: 'PT10M', totalTime: 'PT1H' }, minutes: [10, 50, 0] },
    { times: { cookTime: 'PT10M', totalTime: 'PT1H' }, minutes: [50, 10, 0] },
    { times: { totalTime: 'PT1H' }, minutes: [0, 60, 0] },
  ])('$times [TIMES-14]', ({ times, minutes }) => {
    const taken = read(times);
    expect([taken?.prepTime, taken?.cookTime, taken?.waitingTime]).toEqual(minutes);
    expect(taken?.waitingKind).toBe(minutes[2] ? 'waiting' : null);
  });

  test("a title's brackets are not taken for an English name", () => {
    expect(read({ totalTime: 'PT1H' })?.englishTitle).toBeNull();
  });
});

describe('where recipes are found', () => {
  const soup = { '@type': 'Recipe', name: 'Soup' };
  test.each([
    { why: 'one', json: soup, count: 1 },
    { why: 'a list', json: [soup, { ...soup }], count: 2 },
    { why: 'a graph', json: { '@graph': [{ '@type': 'Person' }, soup] }, count: 1 },
    { why: 'a page', json: { '@type': 'WebPage', mainEntity: soup }, count: 1 },
    {
      why: 'several types',
      json: { ...soup, '@type': ['NewsArticle', 'https://schema.org/Recipe'] },
      count: 1,
    },
    { why: 'none', json: { '@type': 'Article' }, count: 0 },
  ])('$why', ({ json, count }) => expect(recipesIn(JSON.stringify(json), false)).toHaveLength(count));

  test('invalid JSON is reported as such', () => {
    expect(() => recipesIn('{', false)).toThrow(SyntaxError);
    expect(recipesIn('<p>no recipe</p>', true)).toEqual([]);
  });
});
