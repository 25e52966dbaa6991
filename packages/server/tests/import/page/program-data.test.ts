import { describe, expect, test } from 'vitest';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';

const FRY = 'Fry the leeks in **the butter** until they are soft.';
const BAKE = 'Pour the eggs over them and bake it for half an hour.';
const FRIED = FRY.replaceAll('**', '');
const NOISE = { styles: 'x'.repeat(400) };

const recipe = {
  title: 'Leek pie',
  ingredients: [
    { id: 7, name: 'leeks', displayQuantity: 2, displayUnit: null },
    { id: 8, name: 'butter', displayQuantity: 50, displayUnit: 'g' },
    { id: 9, name: 'salt', displayQuantity: null, displayUnit: 'g' },
  ],
  preparationInstructions: [
    { header: 'Step 1', body: FRY },
    { header: 'Step 2', body: BAKE },
  ],
};
const LINES = ['2 leeks', '50 g butter', 'salt'];

const attribute = (value: unknown) =>
  `<div data-page="${JSON.stringify(value).replaceAll('"', '&quot;')}"></div>`;
const asJson = (value: unknown) => `<script type="application/json">${JSON.stringify(value)}</script>`;
const pushed = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;

function read(html: string) {
  const [found] = recipesOfPage(`<title>Leek pie | Pies</title><h1>Leek pie</h1>${html}`, null);
  return {
    lines:
      found?.ingredients.map(({ heading, text }) => (heading === null ? text : `${heading}: ${text}`)) ?? [],
    steps: found?.steps.map(({ text }) => text) ?? [],
    yieldText: found?.yieldText ?? null,
  };
}

describe("the data of a page's own program is read", () => {
  test.each([
    { why: 'from an attribute', html: attribute({ props: { recipe, NOISE } }) },
    { why: 'from a script of JSON', html: asJson({ props: { pages: [NOISE, { recipe }] } }) },
    {
      why: 'from an assignment',
      html: `<script>window.__STATE__ = ${JSON.stringify({ recipe, NOISE })};</script>`,
    },
    {
      why: 'from a stream in pieces',
      html: [
        `a:${JSON.stringify(['$', { recipe, NOISE }]).slice(0, 350)}`,
        `${JSON.stringify(['$', { recipe, NOISE }]).slice(350)}\nb:null\n`,
      ]
        .map((text) => pushed(text))
        .join(''),
    },
  ])('$why [IMPORT-12]', ({ html }) => {
    expect(read(html)).toMatchObject({ lines: LINES, steps: [FRIED, BAKE] });
  });

  test('in groups, with the singular or plural of a food, and what comes before and after it', () => {
    const food = (amount: number | null, ingredient: object, unit: object | null, rest = {}) => ({
      amount,
      ingredient,
      unit,
      prefix: null,
      suffix: null,
      ...rest,
    });
    const leek = { name_singular: 'leek', name_plural: 'leeks' };
    const groups = [
      {
        title: 'Filling',
        ingredients: [
          food(2, leek, { name_singular: 'piece', abbreviation: 'pcs' }, { prefix: 'young' }),
          food(1, leek, null),
          food(
            250,
            leek,
            { name_singular: 'gram', abbreviation: 'g' },
            { ingredient_inflection: 'singular' },
          ),
          food(null, { name_singular: 'salt', name_plural: 'salt' }, null, { suffix: 'to taste' }),
        ],
      },
    ];
    const data = { ...recipe, ingredients: [], grouped_ingredients: groups, NOISE };
    expect(read(asJson(data)).lines).toEqual([
      'Filling: 2 young leeks',
      'Filling: 1 leek',
      'Filling: 250 g leek',
      'Filling: salt to taste',
    ]);
  });

  test.each([
    {
      why: 'for one serving',
      amounts: [0.25, 12.5, 0.5, 50, 0.75],
      units: ['', 'g', '', 'g', 'stk'],
      lines: ['1 a', '50 g b', '2 c', '200 g d', '3 stk e'],
    },
    {
      why: 'for all',
      amounts: [1, 12.5, 2, 50, 3],
      units: ['', 'g', '', 'g', ''],
      lines: ['1 a', '12.5 g b', '2 c', '50 g d', '3 e'],
    },
    {
      why: 'for all, with quarters of a piece',
      amounts: [0.25, 50, 0.25, 200, 0.75],
      units: ['', 'g', '', 'g', ''],
      lines: ['0.25 a', '50 g b', '0.25 c', '200 g d', '0.75 e'],
    },
    {
      why: 'for all, as a baker weighs them',
      amounts: [2.5, 7.5, 500, 350, 1],
      units: ['g', 'g', 'g', 'g', ''],
      lines: ['2.5 g a', '7.5 g b', '500 g c', '350 g d', '1 e'],
    },
    {
      why: 'of which many are halves, as in a recipe for all',
      amounts: [0.5, 1.5, 0.5, 2, 2.5],
      units: [],
      lines: ['0.5 a', '1.5 b', '0.5 c', '2 d', '2.5 e'],
    },
    ...['cup', 'tbsp', 'dl', 'cda'].map((unit) => ({
      why: `in units of which a quarter says nothing: ${unit}`,
      amounts: [0.25, 0.5, 0.75, 0.25, 1],
      units: [unit, unit, unit, unit, unit],
      lines: [0.25, 0.5, 0.75, 0.25, 1].map((amount, nth) => `${amount} ${unit} ${'abcde'[nth]}`),
    })),
  ])('with amounts $why', ({ amounts, units, lines }) => {
    const ingredients = amounts.map((amount, nth) => ({ name: 'abcde'[nth], amount, unit: units[nth] }));
    const found = read(asJson({ ...recipe, ingredients, servings: 4, NOISE }));
    expect(found).toMatchObject({ lines, yieldText: '4' });
  });
});

describe("the data of a page's own program is not read", () => {
  test.each([
    { why: 'if it is of another recipe', html: asJson({ ...recipe, title: 'Onion tart', NOISE }) },
    { why: 'if it has no steps', html: asJson({ ...recipe, preparationInstructions: [], NOISE }) },
    { why: 'if it does not parse', html: asJson({ ...recipe, NOISE }).replace('}]', '}') },
    { why: 'if it is deeper than any program needs', html: asJson(deep(recipe, 100)) },
    {
      why: 'if there is more of it than any page has',
      html: asJson([...Array.from({ length: 100_001 }, () => []), recipe]),
    },
  ])('$why', ({ html }) => {
    expect(read(html)).toEqual({ lines: [], steps: [], yieldText: null });
  });

  test('if the page shows the same under headings', () => {
    const shown = `<h2>Ingredients</h2><h3>Filling</h3><ul><li>2 leeks</li><li>50 g butter</li><li>Salt</li></ul>
      <h2>Method</h2><ol><li>${FRIED}</li><li>${BAKE}</li></ol>`;
    expect(read(`${shown}${asJson({ recipe, NOISE })}`).lines).toEqual([
      'Filling: 2 leeks',
      'Filling: 50 g butter',
      'Filling: Salt',
    ]);
  });
});

function deep(value: object, levels: number): object {
  return levels === 0 ? value : { inner: deep(value, levels - 1), styles: 'x'.repeat(10) };
}
