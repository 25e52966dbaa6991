import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, countryOf, minutesOf, servingsOf, stepsOf } from '../../src/import/fields.ts';
import { recipesIn } from '../../src/import/json-ld.ts';
import { readLines } from '../../src/import/lines.ts';
import { plainLines, plainText } from '../../src/import/plain-text.ts';
import { readRecipe } from '../../src/import/recipe.ts';
import { appliancesOf, courseOf, difficultyOf } from '../../src/import/traits.ts';

describe('a duration', () => {
  test.each([
    ['PT30M', 30],
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['P0DT0H45M', 45],
    ['PT1.5H', 90],
    ['PT90S', 2],
    ['P1W', 10_080],
    ['P0Y0M0DT0H15M0S', 15],
    ['', null],
    [undefined, null],
    ['30 minutes', undefined],
    ['PT', undefined],
    ['P', undefined],
  ])('%s is %s minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes));
});

describe('a yield', () => {
  test.each([
    [4, 4],
    ['4', 4],
    ['Serves 4-6', 4],
    [['6', '6 servings'], 6],
    ['Makes 12 cookies', 12],
    [{ '@type': 'QuantitativeValue', value: 8 }, 8],
    ['a few', null],
    [undefined, null],
  ])('%j is %s', (value, servings) => expect(servingsOf(value)).toBe(servings));
});

test.each([
  ['Korean', 'korea'],
  [['Asian', 'South Indian'], 'india'],
  ['Italy', 'italy'],
  ['French', null],
  [undefined, null],
])('the cuisine %j is of %s', (value, country) => expect(countryOf(value)).toBe(country));

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  [{ '@id': 'http://example.org/b' }, 'http://example.org/b'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['https://cook:secret@example.org/', null],
  ['/recipes/1', null],
])('the address %j is kept as %s', (value, address) => expect(addressOf(value)).toBe(address));

describe('text alone is taken', () => {
  test.each([
    ['<b>Bold</b> &amp; <script>alert(1)</script>plain', 'Bold & plain'],
    ['&lt;img src=x onerror=alert(1)&gt;Soup', 'Soup'],
    ['1&frac12; cups&nbsp;flour', '1½ cups flour'],
    ['less < more', 'less < more'],
    ['a\u0000b\u202Ec\uD800d', 'abcd'],
    ['&#x1F35A; rice', '🍚 rice'],
    ['&#99999999; rice', '&#99999999; rice'],
  ])('%j', (text, plain) => expect(plainText(text)).toBe(plain));

  test('lines stay lines', () => expect(plainLines('<p>One</p><p>Two<br>Three</p>')).toBe('One\nTwo\nThree'));

  test('whatever comes, no control character and no tag is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(plainText(text)).not.toMatch(/[\p{Cc}\p{Cs}]|<script/u);
      }),
    );
  });
});

describe('steps', () => {
  test.each([
    { why: 'texts', value: ['Chop.', 'Fry.'], steps: ['Chop.', 'Fry.'] },
    { why: 'one text with lines', value: 'Chop.\nFry.', steps: ['Chop.', 'Fry.'] },
    {
      why: 'one text with numbers',
      value: '1. Chop. 2. Fry for 2.5 minutes.',
      steps: ['Chop.', 'Fry for 2.5 minutes.'],
    },
    { why: 'numbers of their own', value: ['Step 1: Chop.', '2) Fry.'], steps: ['Chop.', 'Fry.'] },
    {
      why: 'sections',
      value: [
        {
          '@type': 'HowToSection',
          name: 'Sauce:',
          itemListElement: [{ '@type': 'HowToStep', text: 'Stir.' }],
        },
      ],
      steps: ['Sauce: Stir.'],
    },
    {
      why: 'a list',
      value: { '@type': 'ItemList', itemListElement: [{ item: { text: 'Stir.' } }] },
      steps: ['Stir.'],
    },
    { why: 'nothing', value: undefined, steps: [] },
  ])('as $why', ({ value, steps }) => expect(stepsOf(value)).toEqual(steps));
});

describe('lines', () => {
  const lines = (...texts: string[]) =>
    readLines(texts, INGREDIENT_INDEX).map((read) => ('problem' in read ? read.problem : read.line));

  test.each([
    ['1 tbsp gochujang', { ingredient: 'gochujang', quantity: 1, unit: 'tbsp' }],
    ['2 x 400 g tins chopped tomatoes', { ingredient: 'tinned-tomatoes', quantity: 800, unit: 'g' }],
    ['3-4 garlic cloves, crushed', { ingredient: 'garlic', quantity: 4, unit: 'clove', notes: 'crushed' }],
    ['2 onions', { ingredient: 'onion', quantity: 2, unit: 'piece' }],
    ['salt to taste', { ingredient: 'salt', quantity: 1, unit: 'pinch', notes: 'to taste' }],
    ['juice of 1 lemon', { ingredient: 'lemon', quantity: 1, unit: 'piece' }],
  ])('%s', (text, line) => expect(lines(text)).toEqual([line]));

  test('much oil is for frying, and little of it is eaten', () => {
    expect(lines('500 ml sunflower oil for deep frying')).toEqual([
      { ingredient: 'sunflower-oil', quantity: 500, unit: 'ml', notes: 'for deep frying', eaten: 0.15 },
    ]);
  });

  test('headings and water go, two of one are one, and a pair is two', () => {
    expect(
      lines('For the sauce:', '1 l water', '1 tbsp butter', '20 g butter, melted', 'salt and pepper'),
    ).toEqual([
      expect.objectContaining({ ingredient: 'butter', unit: 'g', notes: 'melted' }),
      expect.objectContaining({ ingredient: 'salt' }),
      expect.objectContaining({ ingredient: 'black-pepper' }),
    ]);
  });

  test.each([
    ['1 cup moon dust', /no ingredient is known for '1 cup moon dust'/],
    ['2 sprigs butter', /butter/],
    ['milk, eggs and flour', /no ingredient is known/],
  ])('%s is reported', (text, problem) => expect(lines(text)[0]).toMatch(problem));

  test('whatever the text, it is read or reported', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const read of readLines([text], INGREDIENT_INDEX)) expect(Object.keys(read)).toHaveLength(1);
      }),
    );
  });
});

describe('what a recipe does not say', () => {
  test('course, appliances and difficulty', () => {
    expect(courseOf('Dessert, Cake')).toBe('dessert');
    expect(courseOf('Dinner')).toBe('main');
    expect(appliancesOf(['Preheat the oven.', 'Fry in a pan.'])).toEqual(['oven', 'stovetop']);
    expect(difficultyOf(5, 20)).toBe('easy');
    expect(difficultyOf(20, 20)).toBe('hard');
  });

  const spice = (line: string) =>
    readRecipe(
      {
        name: 'Beans',
        recipeYield: 4,
        totalTime: 'PT30M',
        recipeIngredient: ['800 g black beans', '2 tbsp olive oil', line],
        recipeInstructions: ['Simmer everything in a pan for 30 minutes.'],
      },
      INGREDIENT_INDEX,
      'mexico',
    ).recipe?.spice;

  test.each([
    ['1 tsp salt', 'none'],
    ['1 green chilli', 'medium'],
    ['1 tbsp cayenne pepper', 'hot'],
  ])('with %s it is %s', (line, level) => expect(spice(line)).toBe(level));
});

test('the lines of the catalogue’s own recipes, written out, are read as what they are', () => {
  const misread = CATALOGUE.recipes.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ ingredient, quantity, unit, notes }) => {
      const { name = '', plural = '' } = INGREDIENT_INDEX.get(ingredient) ?? {};
      const counted = `${quantity} ${unit === 'piece' ? '' : `${unit} `}${quantity > 1 ? plural : name}`;
      const text = notes ? `${counted}, ${notes}` : counted;
      // The notes may say more than the catalogue does: 'olive oil, extra virgin'.
      const found = readLines([text], INGREDIENT_INDEX).flatMap((read) =>
        'line' in read
          ? [
              read.line.ingredient,
              ...INGREDIENT_INDEX.ancestors(read.line.ingredient).map(({ slug }) => slug),
            ]
          : [],
      );
      return found.includes(ingredient) || ingredient === 'water'
        ? []
        : [`${text}: ${found[0] ?? 'nothing'}`];
    }),
  );
  const all = CATALOGUE.recipes.flatMap(({ ingredients }) => ingredients).length;
  process.stdout.write(`${misread.length} of ${all} lines misread\n${misread.slice(0, 40).join('\n')}\n`);
  expect(misread.length / all).toBeLessThan(0.02);
});

describe('where recipes are found', () => {
  const recipe = { '@type': 'Recipe', name: 'Soup' };
  test.each([
    { why: 'one', json: recipe, count: 1 },
    { why: 'a list', json: [recipe, { ...recipe }], count: 2 },
    { why: 'a graph', json: { '@graph': [{ '@type': 'Person' }, recipe] }, count: 1 },
    { why: 'a page', json: { '@type': 'WebPage', mainEntity: recipe }, count: 1 },
    {
      why: 'several types',
      json: { ...recipe, '@type': ['NewsArticle', 'https://schema.org/Recipe'] },
      count: 1,
    },
    { why: 'none', json: { '@type': 'Article' }, count: 0 },
  ])('$why', ({ json, count }) => expect(recipesIn(JSON.stringify(json), false)).toHaveLength(count));

  test('something that is no JSON is said to be none', () => {
    expect(() => recipesIn('{', false)).toThrow(SyntaxError);
    expect(recipesIn('<p>no recipe</p>', true)).toEqual([]);
  });
});
