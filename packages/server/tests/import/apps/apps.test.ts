import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../../src/recipes/import/read-text.ts';

const MEALIE = {
  name: 'Pisto',
  slug: 'pisto',
  recipe_yield: '4 servings',
  prep_time: '10 minutes',
  perform_time: '30 minutes',
  org_url: 'https://example.org/pisto',
  recipe_ingredient: [
    {
      title: 'Vegetables',
      quantity: 2,
      unit: null,
      food: { name: 'aubergines' },
      note: '',
      original_text: null,
    },
    { title: null, quantity: 4, unit: null, food: { name: 'tomatoes' }, note: 'chopped' },
    { title: 'To serve', quantity: null, unit: null, food: null, note: 'bread' },
  ],
  recipe_instructions: [
    { title: '', text: 'Fry the aubergines.' },
    { title: '', text: 'Add the tomatoes.' },
  ],
};
const PAPRIKA = {
  name: 'Pisto',
  servings: '4 servings',
  prep_time: '10 min',
  cook_time: '30 min',
  source_url: 'https://example.org/pisto',
  ingredients: '2 aubergines\n4 tomatoes, chopped\nbread\n',
  directions: 'Fry the aubergines.\n\nAdd the tomatoes.',
  categories: [],
};
const TANDOOR = {
  name: 'Pisto',
  servings: 4,
  servings_text: 'servings',
  working_time: 10,
  waiting_time: 30,
  source_url: 'https://example.org/pisto',
  keywords: [],
  steps: [
    {
      name: '',
      instruction: 'Fry the aubergines.',
      ingredients: [
        {
          food: { name: 'aubergines' },
          unit: null,
          amount: '2.0000000000',
          note: '',
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: 'tomatoes' },
          unit: null,
          amount: 4,
          note: 'chopped',
          is_header: false,
          no_amount: false,
        },
      ],
    },
    {
      name: '',
      instruction: 'Add the tomatoes.',
      ingredients: [{ food: { name: 'bread' }, unit: null, amount: 0, note: '', no_amount: true }],
    },
  ],
};
const SCHEMA = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  name: 'Pisto',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT30M',
  url: 'https://example.org/pisto',
  recipeIngredient: ['2 aubergines', '4 tomatoes, chopped', 'bread'],
  recipeInstructions: ['Fry the aubergines.', 'Add the tomatoes.'],
};
const COPY_ME_THAT = `<!DOCTYPE html><html><body><div class="recipe"><div id="name">Pisto</div><a id="original_link" href="https://example.org/pisto">x</a>
  <a id="recipeYield">4 servings</a><span meta="prepTime">10 minutes</span><span meta="cookTime">30 minutes</span>
  <ul id="recipeIngredients"><li class="recipeIngredient">2 aubergines</li><li class="recipeIngredient">4 tomatoes, chopped</li><li class="recipeIngredient">bread</li></ul>
  <ul id="recipeInstructions"><li class="instruction">Fry the aubergines.</li><li class="instruction">Add the tomatoes.</li></ul></div></body></html>`;

describe('an export of', () => {
  test.each([
    ['Mealie', JSON.stringify(MEALIE)],
    ['Paprika', JSON.stringify(PAPRIKA)],
    ['Tandoor', JSON.stringify(TANDOOR)],
    ['Nextcloud Cookbook', JSON.stringify({ ...SCHEMA, '@type': 'Recipe', id: '12', tool: [] })],
    ['RecipeSage', JSON.stringify([SCHEMA])],
    ['Copy Me That', COPY_ME_THAT],
  ])('%s is read completely [IMPORT-06]', async (_app, text) => {
    const [found, ...others] = await readTextFile(text, 'export');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      recipe: {
        title: 'Pisto',
        yieldText: expect.stringMatching(/^4 /),
        prepTime: 10,
        source: 'https://example.org/pisto',
      },
    });
    const recipe = found && 'recipe' in found ? found.recipe : null;
    expect(recipe?.cookTime ?? (recipe?.totalTime ?? 0) - 10).toBe(30);
    expect(recipe?.ingredients.map((line) => line.text)).toEqual([
      '2 aubergines',
      '4 tomatoes, chopped',
      'bread',
    ]);
    expect(recipe?.steps.map((step) => step.text)).toEqual(['Fry the aubergines.', 'Add the tomatoes.']);
  });
});

test("Mealie's and Tandoor's headings are kept", async () => {
  const [mealie] = await readTextFile(JSON.stringify(MEALIE), 'a.json');
  expect(mealie).toMatchObject({
    recipe: { ingredients: [{ heading: 'Vegetables' }, { heading: 'Vegetables' }, { heading: 'To serve' }] },
  });
});

describe("Larder's own export", () => {
  const own = {
    id: 900_001,
    title: "Gran's plum cake",
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
    source_url: null,
  };
  test.each([
    ['as an account export', { exported_at: '2026-01-01T00:00:00Z', own_recipes: [own] }],
    ['as an API response', { data: { own_recipes: [own] } }],
    ['as a list', [own]],
    ['as a single recipe', own],
  ])('%s', async (_why, value) =>
    expect(await readTextFile(JSON.stringify(value), 'larder.json')).toEqual([{ larder: own }]),
  );

  test('keeps every text letter for letter: it is no page [IMPORT-07]', async () => {
    const written = {
      ...own,
      title: 'Salt &amp; <b>pepper</b>  stew',
      instructions: ['Stir.\n  Then  rest.', '<5 minutes>'],
      source_url: 'https://example.org',
    };
    expect(await readTextFile(JSON.stringify([written]), 'larder.json')).toEqual([{ larder: written }]);
  });

  test('of an older version has no ids', async () => {
    const { id: _id, ...older } = own;
    expect(await readTextFile(JSON.stringify([older]), 'larder.json')).toEqual([
      { larder: { ...own, id: null } },
    ]);
  });

  test('keeps the valid parts if others are nonsense', async () => {
    const nonsense = {
      ...own,
      servings: -1,
      course: 'elevenses',
      country: 'atlantis',
      source_url: 'javascript:alert(1)',
      prep_time: 'soon',
    };
    expect(await readTextFile(JSON.stringify({ own_recipes: [nonsense, null, 7] }), 'larder.json')).toEqual([
      { larder: { ...own, servings: 1, course: 'main', prep_time: 0 } },
    ]);
  });
});

test('JSON without a recipe is refused with a sentence', async () => {
  await expect(readTextFile('{"a": 1}', 'a.json')).rejects.toThrow(
    'There is no recipe in this file. Paste its text, or type the recipe in.',
  );
});
