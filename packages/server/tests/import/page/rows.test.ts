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
      why: 'amounts in a column after the names',
      recipe: { recipeIngredient: ['aubergines', 'salt', 'tomatoes'] },
      seen: '<div><div><p>aubergines</p><p>2 pieces</p></div><div><p>salt</p></div><div><p>tomatoes</p><p>400 g</p></div></div>',
      lines: ['aubergines 2 pieces', 'salt', 'tomatoes 400 g'],
    },
    {
      why: 'amounts in front, in the markup behind',
      recipe: { recipeIngredient: ['aubergines, 2 ks', 'tomatoes (ripe) 400 g', 'salt'] },
      seen: '<h2>Ingredients</h2><ul><li>2 ks aubergines</li><li>400 g tomatoes (ripe)</li><li>salt</li></ul>',
      lines: ['2 ks aubergines', '400 g tomatoes (ripe)', 'salt'],
    },
    {
      why: 'lines that the markup has cut at their commas',
      recipe: {
        recipeIngredient: ['1', '5 kg aubergines', ' sliced', ' 4 tomatoes', ' peeled', ' in pieces'],
      },
      seen: '<h2>Ingredients</h2><ul><li>1,5 kg aubergines, sliced</li><li>4 tomatoes, peeled, in pieces</li></ul>',
      lines: ['1,5 kg aubergines, sliced', '4 tomatoes, peeled, in pieces'],
    },
    {
      why: 'all lines where the markup has names only',
      recipe: { recipeIngredient: ['Vegetables'] },
      seen: '<h2>Ingredients</h2><ul><li>2 aubergines</li><li>4 tomatoes</li><li>1 onion</li><li>2 cloves of garlic</li><li>salt</li></ul><h2>Notes</h2>',
      lines: ['2 aubergines', '4 tomatoes', '1 onion', '2 cloves of garlic', 'salt'],
    },
    {
      why: 'the mark of a footnote is no part of a line',
      recipe: { recipeIngredient: ['aubergines', 'tomatoes'] },
      seen: '<ul><li>2 aubergines *</li><li>400 g tomatoes</li></ul>',
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

  test('a few words about the dish in place of the steps [IMPORT-12]', () => {
    const method = [
      'Cut the aubergines into slices, salt them well and leave them to drain for half an hour.',
      'Fry the slices in plenty of olive oil over a high heat until they are golden on both sides.',
      'Add the tomatoes with a little of their juice, and stew until the pisto is thick and sweet.',
    ];
    const html = page(
      { recipeIngredient: ['2 aubergines'], recipeInstructions: 'Watch how Ana makes her pisto.' },
      `<h2>Method</h2><ol><li>${method.join('</li><li>')}</li></ol><p>Buy my book.</p>`,
    );
    expect(steps(html)).toEqual(method);
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

  test('rows of an amount and a name are joined, others stay [IMPORT-12]', () => {
    const row = (...parts: string[]) =>
      `<div class="flex">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`;
    const rows = [
      row('2 rúd', 'fahéj'),
      row('1 csipet', 'só'),
      row('bors'),
      row('200 g', 'rizs'),
      row('1 l', 'tej'),
    ];
    const [found] = recipesOfPage(
      `<h1>Pisto</h1><div>Hozzávalók</div><div>${rows.join('')}</div>${METHOD}`,
      null,
    );
    expect(found?.ingredients.map(({ text }) => text)).toEqual([
      '2 rúd fahéj',
      '1 csipet só',
      'bors',
      '200 g rizs',
      '1 l tej',
    ]);
  });

  test('no rows are sought among more lines than a draft has', () => {
    const rows = '<div><p>2</p><p>aubergines</p></div>'.repeat(151);
    const [found] = recipesOfPage(`<h1>Pisto</h1><div class="ingredients">${rows}</div>${METHOD}`, null);
    expect(found?.ingredients).toHaveLength(302);
  });

  test('the numbers and titles over the steps are no steps [IMPORT-12]', () => {
    const titled = STEPS.map((step, nth) => `<p>Step ${nth + 1}: Now the vegetables</p><p>${step}</p>`).join(
      '',
    );
    const [found] = recipesOfPage(`<h1>Pisto</h1>${LIST}<h2>Method</h2>${titled}<h2>Notes</h2>`, null);
    expect(found?.steps.map(({ text }) => text)).toEqual(STEPS);
    const short = ['Step 1: Fry', 'Step 2: Stew'];
    const [kept] = recipesOfPage(
      `<h1>Pisto</h1>${LIST}<h2>Method</h2><p>${short.join('</p><p>')}</p><h2>Notes</h2>`,
      null,
    );
    expect(kept?.steps.map(({ text }) => text)).toEqual(short);
  });

  test('amounts in a column behind the names stay with their own [IMPORT-12]', () => {
    const [found] = recipesOfPage(
      `<h1>Pisto</h1><h2>Ingredients</h2><div><p>aubergines</p><p>2</p><p>tomatoes</p><p>4</p></div>${METHOD}`,
      null,
    );
    expect(found?.ingredients.map(({ text }) => text)).toEqual(['aubergines 2', 'tomatoes 4']);
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
      'titles in the page and in its data',
      `${'<h1>Pie</h1>'.repeat(20_000)}<script type="application/json">${JSON.stringify(
        Array.from({ length: 60_000 }, () => ({ title: 'Pies', ingredients: ['2 eggs'] })),
      )}</script>`,
    ],
    [
      'groups in groups of its data',
      `<h1>Pies</h1><script type="application/json">${'{"title":"Pies","ingredients":['.repeat(50_000)}"2 eggs"${']}'.repeat(50_000)}</script>`,
    ],
    [
      'lists in the lists of items with classes',
      `<h2>Ingredients</h2><ul class="ingredients">${'<li>2 eggs<ul><li>small</li></ul></li>'.repeat(25_000)}</ul>`,
    ],
    [
      'numbers without end',
      `${page({ recipeIngredient: ['egg'], recipeInstructions: 'Fry the leeks in the butter until soft.' }, '')}${'<p>1</p><p>Fry the leeks in the butter until soft.</p>'.repeat(10_000)}`,
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
    // CPU time, since other processes may be running; these also make it up to twice as long, as cores share their caches.
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(6_000);
  });
});
