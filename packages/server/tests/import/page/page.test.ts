import { describe, expect, test } from 'vitest';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';

const ADDRESS = 'https://example.org/pisto';
const read = (html: string) => recipesOfPage(html, ADDRESS);
const summary = (html: string) =>
  read(html).map(({ title, ingredients, steps, yieldText }) => ({
    title,
    ingredients: ingredients.map(({ text }) => text),
    steps: steps.map(({ text }) => text),
    yieldText,
  }));

const PISTO = {
  title: 'Pisto',
  ingredients: ['2 aubergines', '4 tomatoes, chopped'],
  steps: ['Fry the aubergines.', 'Add the tomatoes.'],
  yieldText: 'Serves 4',
};

const JSON_LD = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pisto',
  recipeYield: ['4', 'Serves 4'],
  recipeIngredient: ['2 aubergines', '4 tomatoes, chopped'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Fry the aubergines.' }, 'Add the tomatoes.'],
};
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

describe('a recipe is read from', () => {
  test.each([
    { why: 'JSON-LD', html: script(JSON.stringify(JSON_LD)) },
    {
      why: 'JSON-LD in a graph',
      html: script(JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, JSON_LD] })),
    },
    {
      why: 'JSON-LD with raw line breaks and an extra comma',
      html: script(
        JSON.stringify(JSON_LD).replace('4 tomatoes, chopped', '4 tomatoes,\n\tchopped').replace(/\}$/, ',}'),
      ),
    },
    { why: 'truncated JSON-LD', html: script(JSON.stringify(JSON_LD).slice(0, -1)) },
    {
      why: 'microdata',
      html: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pisto</h1>
        <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ana</b></span>
        <meta itemprop="recipeYield" content="Serves 4"><ul><li itemprop="recipeIngredient">2 <a href="/a">aubergines</a></li>
        <li itemprop="recipeIngredient"><span>4</span> tomatoes, chopped</li></ul>
        <ol itemprop="recipeInstructions"><li>Fry the aubergines.</li><li>Add the tomatoes.</li></ol></div>`,
    },
    {
      why: 'legacy microdata',
      html: `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Pisto</h1><p itemprop="yield">Serves 4</p>
        <p itemprop="ingredient">2 aubergines</p><p itemprop="ingredient">4 tomatoes, chopped</p>
        <div itemprop="instructions">Fry the aubergines.<br>Add the tomatoes.</div></div>`,
    },
    {
      why: 'RDFa',
      html: `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Pisto</h1><p property="recipeYield">Serves 4</p>
        <p property="recipeIngredient">2 aubergines</p><p property="recipeIngredient">4 tomatoes, chopped</p>
        <div property="recipeInstructions"><p>Fry the aubergines.</p><p>Add the tomatoes.</p></div></div>`,
    },
    {
      why: 'h-recipe',
      html: `<article class="h-recipe"><h1 class="p-name">Pisto</h1><p class="p-author h-card"><b class="p-name">Ana</b></p>
        <p class="p-yield">Serves 4</p><ul><li class="p-ingredient">2 aubergines</li><li class="p-ingredient">4 tomatoes, chopped</li></ul>
        <div class="e-instructions"><ol><li>Fry the aubergines.</li><li>Add the tomatoes.</li></ol></div></article>`,
    },
    {
      why: 'hRecipe',
      html: `<div class="hrecipe"><h1 class="fn">Pisto</h1><p class="yield">Serves 4</p><p class="ingredient">2 aubergines</p>
        <p class="ingredient">4 tomatoes, chopped</p><div class="instructions"><p>Fry the aubergines.</p><p>Add the tomatoes.</p></div></div>`,
    },
    {
      why: 'the visible page, by its headings',
      html: `<title>Pisto - My blog</title><nav><ul><li>Home</li></ul></nav><main><h1>Pisto</h1><p>Serves 4</p><h2>Ingredients:</h2>
        <ul><li>2 aubergines</li><li>4 tomatoes, <i>chopped</i></li></ul><h2>Method</h2><p>Fry the aubergines.</p><p>Add the tomatoes.</p>
        <h2>Notes</h2><p>Keeps for a week.</p></main>`,
    },
    {
      why: 'the visible page, by bold headings',
      html: `<h1>Pisto</h1><div>Serves 4</div><p><b>Ingredients</b><br>2 aubergines<br>4 tomatoes, chopped</p>
        <p><strong>Directions</strong></p><p>Fry the aubergines.</p><p>Add the tomatoes.</p><h3>Comments</h3><p>Nice!</p>`,
    },
    {
      why: 'the visible page, by its classes',
      html: `<h1>Pisto</h1><p>Serves 4</p><ul class="recipe-ingredients"><li>2 aubergines</li><li>4 tomatoes, chopped</li></ul>
        <div id="directions"><p>Fry the aubergines.</p><p>Add the tomatoes.</p></div>`,
    },
    {
      why: 'markup without steps, completed from the visible page',
      html: `${script(JSON.stringify({ ...JSON_LD, recipeInstructions: [] }))}<h2>Preparation</h2><ol><li>Fry the aubergines.</li><li>Add the tomatoes.</li></ol>`,
    },
  ])('$why [IMPORT-04]', ({ html }) => expect(summary(html)).toEqual([PISTO]));
});

test('headings among the lines apply to the lines after them', () => {
  const [found] =
    read(`<h1>Pie</h1><h2>Ingredients</h2><h3>For the crust</h3><ul><li>flour</li><li>butter</li></ul>
    <h3>For the filling</h3><ul><li>apples</li></ul><h2>Method</h2><p>Bake.</p>`);
  expect(found?.ingredients).toEqual([
    { heading: 'For the crust', text: 'flour' },
    { heading: 'For the crust', text: 'butter' },
    { heading: 'For the filling', text: 'apples' },
  ]);
});

test('a page with several recipes yields all of them', () => {
  const two = [JSON_LD, { ...JSON_LD, name: 'Ajoblanco' }];
  expect(summary(script(JSON.stringify(two))).map(({ title }) => title)).toEqual(['Pisto', 'Ajoblanco']);
});

test('the picture is a web address, not a script', () => {
  const withImage = (image: unknown) => read(script(JSON.stringify({ ...JSON_LD, image })))[0]?.image;
  expect(withImage(['/pisto.jpg'])).toBe('https://example.org/pisto.jpg');
  expect(withImage({ url: 'https://cdn.example.org/p.jpg' })).toBe('https://cdn.example.org/p.jpg');
  expect(withImage('javascript:alert(1)')).toBeNull();
  expect(withImage('data:image/png;base64,AAAA')).toBeNull();
});

test('a page without a recipe has none', () => expect(read('<h1>Hello</h1><p>World</p>')).toEqual([]));

/** A number in letters. */
const letters = (number: number) =>
  String(number + 1_000).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

describe('hostile pages are read within the time limit', { timeout: 20_000 }, () => {
  test.each([
    ['deeply nested elements', '<div>'.repeat(400_000)],
    ['deeply nested elements with other closing tags', `${'<b>'.repeat(400_000)}${'</i>'.repeat(400_000)}`],
    [
      'nested properties',
      `<p itemscope itemtype="https://schema.org/Recipe">${'<i itemprop=name>a'.repeat(200_000)}`,
    ],
    ['long attributes', `<p ${'a'.repeat(3_000_000)}>`],
    ['many attributes', `<p ${Array.from({ length: 300_000 }, (_, n) => `a${n}`).join(' ')}>`],
    ['unclosed scripts', '<script type="application/ld+json">'.repeat(50_000)],
    ['many broken scripts', script('{"a":"b" "c').repeat(20_000)],
    ['deeply nested JSON', script('['.repeat(500_000))],
    [
      'endless items of several lines',
      `<h2>Method</h2><ul>${`<li>${'a'.repeat(30)}<br>b<br>c`.repeat(20_000)}</ul>`,
    ],
    ['endless lines', `<h2>Ingredients</h2>${'<li>salt'.repeat(300_000)}`],
    [
      'thousands of recipes over thousands of lines',
      `${script(JSON.stringify(Array.from({ length: 10_000 }, (_, n) => ({ ...JSON_LD, name: `Pisto ${n}` }))))}${'<li>2 aubergines'.repeat(10_000)}`,
    ],
    [
      'long lines that are hidden',
      (() => {
        const lines = ['abcd ', 'efgh '].map((words) =>
          Array.from({ length: 150 }, (_, n) => `${n} ${words.repeat(500)}`),
        );
        const [shown, hidden] = lines.map((list) => `<ul><li>${list.join('<li>')}</ul>`);
        const recipe = script(JSON.stringify({ ...JSON_LD, recipeIngredient: lines.flat() }));
        return `${recipe}${shown}<div hidden>${hidden}</div>`;
      })(),
    ],
    [
      'long lines in another order',
      (() => {
        const names = Array.from({ length: 280 }, (_, n) => `${'flour '.repeat(1_500)}${letters(n)}`);
        const lines = names.map((name) => `<li>1 g ${name}`).toReversed();
        const recipe = script(JSON.stringify({ ...JSON_LD, recipeIngredient: names }));
        return `${recipe}<h2>Ingredients</h2><ul>${lines.join('')}</ul><h2>Method</h2><p>Fry.<p>Serve.`;
      })(),
    ],
    ['only headings', '<h2>Ingredients</h2>'.repeat(100_000)],
    ['spaces', `<p>${' '.repeat(3_000_000)}a`],
    ['entities', script(JSON.stringify({ '@type': 'Recipe', name: '&amp;'.repeat(300_000) }))],
  ])('%s', (_why, html) => {
    const start = process.cpuUsage();
    read(html);
    // CPU time, since other processes may be running.
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(3_000);
  });
});
