import { describe, expect, test } from 'vitest';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';

const SMALL = ['100 g flour', '1 egg', 'a pinch of salt'];
const LARGE = ['3 1/2 oz flour', '1 large egg', 'a pinch of salt'];
const STEPS = ['Stir it all with a spoon.', 'Bake it for 20 minutes.'];
const MORE_STEPS = ['Stir it all in the machine.', 'Bake it there.'];

const list = (lines: readonly string[], attributes = '') =>
  `<ul ${attributes}>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const read = (ingredients: readonly string[], steps: readonly string[], seen: string) => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  };
  const script = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  const [found] = recipesOfPage(`${script}<h1>Cake</h1>${seen}`, null);
  return {
    ingredients: found?.ingredients.map(({ text }) => text),
    steps: found?.steps.map(({ text }) => text),
  };
};

describe('of the variants in the markup', () => {
  test.each([
    { why: 'a class', hidden: 'class="hide"' },
    { why: 'a style', hidden: 'style="display: none"' },
  ])('those that the page hides by $why are left out', ({ hidden }) => {
    const seen = `<h2>Ingredients</h2>${list(SMALL)}${list(LARGE, hidden)}<h2>Method</h2>${list(STEPS)}${list(MORE_STEPS, hidden)}`;
    expect(read([...SMALL, ...LARGE], [...STEPS, ...MORE_STEPS], seen)).toEqual({
      ingredients: SMALL,
      steps: STEPS,
    });
  });

  test.each([
    { why: 'shown', lines: LARGE, attributes: '' },
    { why: 'not in the page', lines: LARGE, attributes: null },
    {
      why: 'the rest of a long list',
      lines: ['50 g almonds', '2 lemons', 'sugar to dust it'],
      attributes: 'class="hide"',
    },
  ])('those that are $why are kept', ({ lines, attributes }) => {
    const rest = attributes === null ? '' : list(lines, attributes);
    const seen = `<h2>Ingredients</h2>${list(SMALL)}${rest}<h2>Method</h2>${list(STEPS)}`;
    expect(read([...SMALL, ...lines], STEPS, seen)).toEqual({
      ingredients: [...SMALL, ...lines],
      steps: STEPS,
    });
  });
});

describe('a second part of the dish in a closed tab is kept', () => {
  const PASTRY = ['200 g plain flour', '100 g butter', '1 egg'];
  const CRUMBLE = ['50 g plain flour', '30 g butter'];
  test.each([
    { why: 'under a heading of its own', pastry: PASTRY, headings: ['Pastry', 'Crumble'] },
    { why: 'of as many lines', pastry: PASTRY.slice(0, 2), headings: ['Pastry', 'Crumble'] },
    { why: 'without a heading', pastry: PASTRY, headings: null },
  ])('$why', ({ pastry, headings }) => {
    const [shown, hidden] = headings?.map((heading) => `<h3>${heading}</h3>`) ?? ['', ''];
    const seen = `<h2>Ingredients</h2><div class="tab-pane active">${shown}${list(pastry)}</div>
      <div class="tab-pane">${hidden}${list(CRUMBLE)}</div><h2>Method</h2>${list(STEPS)}`;
    expect(read([...pastry, ...CRUMBLE], STEPS, seen).ingredients).toEqual([...pastry, ...CRUMBLE]);
  });

  test('but the same parts in other units are a variant', () => {
    const crumble = ['2 oz plain flour', '1 oz butter'];
    const pastry = ['7 oz plain flour', '4 oz butter', '1 egg'];
    const part = (heading: string, lines: readonly string[]) => `<h3>${heading}</h3>${list(lines)}`;
    const seen = `<h2>Ingredients</h2><div class="tab-pane active">${part('Pastry', PASTRY)}${part('Crumble', CRUMBLE)}</div>
      <div class="tab-pane">${part('Pastry', pastry)}${part('Crumble', crumble)}</div><h2>Method</h2>${list(STEPS)}`;
    const lines = [...PASTRY, ...CRUMBLE, ...pastry, ...crumble];
    expect(read(lines, STEPS, seen).ingredients).toEqual([...PASTRY, ...CRUMBLE]);
  });
});

test('the notes and the order of the page count where its amounts come first', () => {
  const seen = `<h2>Ingredients</h2>${list(['200 g rice', '1 lemon (unwaxed)', '2 onions'])}<h2>Method</h2>${list(STEPS)}`;
  expect(read(['rice 200g', 'lemon 1', 'onions 2'], STEPS, seen).ingredients).toEqual([
    '200 g rice',
    '1 lemon (unwaxed)',
    '2 onions',
  ]);
});

test('two notes on the same food are not mixed up', () => {
  const lines = ['200 g rice', '1 lemon (juice)', '1 lemon (zest)', '2 onions'];
  const seen = `<h2>Ingredients</h2>${list(lines)}<h2>Method</h2>${list(STEPS)}`;
  expect(read(['rice 200g', 'lemon 1', 'lemon 1', 'onions 2'], STEPS, seen).ingredients).toEqual([
    '200 g rice',
    'lemon 1',
    'lemon 1',
    '2 onions',
  ]);
});

test('names without amounts are completed, whatever their order', () => {
  const seen = `<h2>Ingredients</h2>${list(['200 g rice', '1 lemon', '2 onions'])}<h2>Method</h2>${list(STEPS)}`;
  expect(read(['onions', 'rice', 'lemon'], STEPS, seen).ingredients).toEqual([
    '200 g rice',
    '1 lemon',
    '2 onions',
  ]);
});

test('all the steps of the page count where the markup has the first few', () => {
  const all = [...STEPS, 'Leave it to cool on a rack.', 'Dust it with sugar and serve.'];
  const seen = `<h2>Ingredients</h2>${list(SMALL)}<h2>Method</h2>${list(all.map((step, nth) => `<b>${nth + 1}</b>${step}`))}`;
  expect(read(SMALL, STEPS, seen).steps).toEqual(all);
});
