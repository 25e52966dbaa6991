import { describe, expect, test } from 'vitest';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';

/** A page with a recipe in JSON-LD and its visible content. */
const page = (recipe: Readonly<Record<string, unknown>>, seen: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Pisto',
    recipeYield: '4',
    recipeInstructions: ['Fry the aubergines.', 'Add the tomatoes.'],
    ...recipe,
  })}</script><h1>Pisto</h1>${seen}`;
const ingredients = (html: string) =>
  recipesOfPage(html, null)[0]?.ingredients.map(({ heading, text }) =>
    heading === null ? text : `${heading}: ${text}`,
  );
const steps = (html: string) =>
  recipesOfPage(html, null)[0]?.steps.map(({ heading, text }) =>
    heading === null ? text : `${heading}: ${text}`,
  );

describe('what the markup leaves out is taken from the page', () => {
  test.each([
    {
      why: 'amounts in the row',
      recipe: { recipeIngredient: ['aubergines', 'tomatoes', 'salt'] },
      seen: '<ul><li>2 aubergines</li><li>400 g tomatoes</li><li>some salt</li></ul>',
      lines: ['2 aubergines', '400 g tomatoes', 'some salt'],
    },
    {
      why: 'amounts in a separate column',
      recipe: { recipeIngredient: ['aubergines', 'tomatoes'] },
      seen: '<div><div><p>2</p><div>aubergines</div></div><div><p>400 g</p><div>tomatoes</div></div></div>',
      lines: ['2 aubergines', '400 g tomatoes'],
    },
    {
      why: 'lines run together',
      recipe: { recipeIngredient: ['2 aubergines, 4 tomatoes, 1 onion, salt'] },
      seen: '<h2>Ingredients</h2><ul><li>2 aubergines</li><li>4 tomatoes</li><li>1 onion</li><li>salt</li></ul><h2>Notes</h2>',
      lines: ['2 aubergines', '4 tomatoes', '1 onion', 'salt'],
    },
    {
      why: 'lines of a second list',
      recipe: { recipeIngredient: ['2 aubergines', '4 tomatoes'] },
      seen: '<h2>Ingredients</h2><ul><li>2 aubergines</li><li>4 tomatoes</li></ul><h3>To serve</h3><ul><li>4 eggs, fried</li><li>8 slices of bread</li></ul>',
      lines: ['2 aubergines', '4 tomatoes', 'To serve: 4 eggs, fried', 'To serve: 8 slices of bread'],
    },
    {
      why: 'headings over the lines',
      recipe: { recipeIngredient: ['2 aubergines', '4 tomatoes', '4 eggs'] },
      seen: '<h4>For the pisto</h4><ul><li>▢ 2 aubergines</li><li>▢ 4 tomatoes</li></ul><h4>On top</h4><ul><li>4 eggs</li></ul>',
      lines: ['For the pisto: 2 aubergines', 'For the pisto: 4 tomatoes', 'On top: 4 eggs'],
    },
    {
      why: 'headings marked up as lines',
      recipe: { recipeIngredient: ['Pisto', '2 aubergines', 'On top', '4 eggs', 'basil'] },
      seen: '<div class="group-title">Pisto</div><p><b>On top</b><br>4 eggs<br>basil</p><p><b>Basil</b></p>',
      lines: ['Pisto: 2 aubergines', 'On top: 4 eggs', 'On top: basil'],
    },
    {
      why: 'but no other lines',
      recipe: { recipeIngredient: ['2 aubergines', '4 tomatoes'] },
      seen: '<h2>Ingredients</h2><ul><li>2 aubergines</li><li>4 tomatoes</li><li>Shop now</li></ul>',
      lines: ['2 aubergines', '4 tomatoes'],
    },
    {
      why: 'equipment is not an ingredient',
      recipe: { recipeIngredient: ['2 aubergines', 'Large pan'] },
      seen: '<ul><li>2 aubergines</li></ul><h4>Equipment needed</h4><ul><li>Large pan</li></ul>',
      lines: ['2 aubergines'],
    },
  ])('$why [IMPORT-12]', ({ recipe, seen, lines }) => expect(ingredients(page(recipe, seen))).toEqual(lines));

  test('steps run together [IMPORT-12]', () => {
    const html = page(
      {
        recipeIngredient: ['2 aubergines'],
        recipeInstructions: 'Fry the aubergines. Add the tomatoes. Serve.',
      },
      '<h2>Method</h2><ol><li>Fry the aubergines.</li><li>Add the tomatoes.</li><li>Serve.</li></ol><p>Buy my book.</p>',
    );
    expect(steps(html)).toEqual(['Fry the aubergines.', 'Add the tomatoes.', 'Serve.']);
  });

  test('the steps keep the order of the markup', () => {
    const html = page(
      { recipeIngredient: ['2 aubergines'], recipeInstructions: ['Fry. Stir.', 'Serve it hot.'] },
      '<h2>Method</h2><ol><li>Serve it hot.</li><li>Stir.</li><li>Fry.</li></ol>',
    );
    expect(steps(html)).toEqual(['Fry. Stir.', 'Serve it hot.']);
  });
});

describe('in a page without markup', () => {
  const LIST = '<h2>Ingredients</h2><ul><li>2 aubergines</li><li>4 tomatoes</li></ul>';
  const METHOD =
    '<h2>Method</h2><ol><li>Fry the aubergines until brown.</li><li>Add the tomatoes and stew.</li></ol>';
  const INGREDIENTS = ['2 aubergines', '4 tomatoes'];
  const STEPS = ['Fry the aubergines until brown.', 'Add the tomatoes and stew.'];

  test.each([
    {
      why: 'a hidden copy in other units',
      html: `${LIST}<div style="display:none">${LIST.replace('2 ', '1 lb ')}</div>${METHOD}`,
    },
    {
      why: 'a closed tab',
      html: `<div class="tab-pane fade"><h2>Ingredients</h2><p>1 lb aubergines</p><p>2 lb tomatoes</p><p>1 tsp salt</p></div>${LIST}${METHOD}`,
    },
    {
      why: 'text after the last step',
      html: `${LIST}${METHOD}<p>Follow us for more of these recipes every day.</p>`,
    },
    { why: 'tags after the last step', html: `${LIST}${METHOD}<ul><li>Recipes</li><li>Winter</li></ul>` },
    {
      why: 'a footer beside the article',
      html: `<div><article>${LIST}<h2>Method</h2><p>${STEPS.join('</p><p>')}</p></article><div><p>All rights reserved by the maker of this page.</p></div></div>`,
    },
    {
      why: 'a menu with the same heading',
      html: `<div><h3>Ingredients</h3><ul><li>Beans</li><li>Beef</li><li>Cheese</li><li>Fish</li></ul></div>${LIST}${METHOD}`,
    },
    {
      why: 'a row of scaling buttons',
      html: `${LIST.replace('<ul>', '<div><b>1/2x</b><b>1x</b></div><p>Makes <b>4</b> servings</p><ul>')}${METHOD}`,
    },
    { why: 'steps without a heading', html: `<div>${LIST}<p>${STEPS.join('</p><p>')}</p></div>` },
    {
      why: 'large type with line breaks',
      html: `<div><h4>Ingredients</h4><h5>• 2 aubergines<br>• 4 tomatoes</h5></div>${METHOD}`,
    },
    {
      why: 'amounts in a column',
      html: `<h2>Ingredients</h2><div><div><span>2</span><p>aubergines</p></div><div><span>4</span><p>tomatoes</p></div></div>${METHOD}`,
    },
  ])('$why [IMPORT-12]', ({ html }) => {
    const [found] = recipesOfPage(`<h1>Pisto</h1><p>Serves 4</p>${html}`, null);
    expect(found?.ingredients.map(({ text }) => text.replace('• ', ''))).toEqual(INGREDIENTS);
    expect(found?.steps.map(({ text }) => text)).toEqual(STEPS);
  });

  test('a list that starts without amounts is read completely', () => {
    const [found] = recipesOfPage(
      '<h1>Pisto</h1><ul><li>Salt</li><li>2 aubergines</li><li>4 tomatoes</li><li>1 onion</li><li>Pepper</li><li>Oil</li><li>Basil, torn</li></ul><p>Fry the aubergines until brown.</p>',
      null,
    );
    expect(found?.ingredients).toHaveLength(7);
    expect(found?.steps).toHaveLength(1);
  });
});

test('wrongly decoded no-break spaces and machine-made amounts [IMPORT-02]', () => {
  const recipe = {
    recipeIngredient: [
      '2/3 cup\u{C2}\u{A0}orange juice',
      '2.0 eggs',
      '300 g - flour',
      '1 pound(s) spaghetti',
    ],
  };
  expect(ingredients(page(recipe, ''))).toEqual([
    '2/3 cup orange juice',
    '2 eggs',
    '300 g flour',
    '1 pound(s) spaghetti',
  ]);
});

describe('hostile pages are read within the time limit', { timeout: 120_000 }, () => {
  test.each([
    ['nested titles', `${'<div class="title">a'.repeat(450)}${'<b>b</b>'.repeat(200_000)}`],
    ['nested groups', '<div class="ingredients"><p>2 eggs</p></div>'.repeat(50_000)],
    ['headings over lists', '<div><h2>Ingredients</h2><ul><li>2 eggs</li></ul></div>'.repeat(20_000)],
    [
      'headings over deep lists',
      `${'<div>'.repeat(450)}${'<h2>Ingredients</h2><ul><li>2 eggs</li></ul>'.repeat(20_000)}`,
    ],
    [
      'a line that occurs everywhere',
      page({ recipeIngredient: Array.from({ length: 5_000 }, () => 'egg') }, '<li>egg</li>'.repeat(50_000)),
    ],
    [
      'a long line among many',
      page(
        { recipeIngredient: ['egg '.repeat(100_000)] },
        '<h2>Ingredients</h2>'.concat('<li>egg</li>'.repeat(50_000)),
      ),
    ],
  ])('%s', (_why, html) => {
    const start = process.cpuUsage();
    recipesOfPage(html, null);
    // CPU time, since other processes may be running.
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(3_000);
  });
});
