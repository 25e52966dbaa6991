import { LONG, MANY, many, nested, page, recipe, script, type Hostile } from './importing.ts';

const html =
  (text: string): Hostile[1] =>
  (how) =>
    how.read({ html: text });
const text =
  (given: string): Hostile[1] =>
  (how) =>
    how.read({ text: given });
/** Pages. */
export const PAGES: readonly Hostile[] = [
  [
    'scripts in every field',
    html(
      page({
        name: '<script>alert(1)</script>Pie',
        recipeIngredient: ['<img src=x onerror=alert(1)> 2 eggs'],
        image: 'javascript:alert(1)',
        url: 'javascript:alert(1)',
      }),
    ),
  ],
  ['a page of unclosed tags', html('<div '.repeat(100_000))],
  ['a page nested 10,000 deep', html(`${'<div>'.repeat(MANY)}2 eggs`)],
  ['a page of 200,000 lists', html('<ul><li>2 eggs'.repeat(200_000))],
  [
    '10,000 amounts, each in a row with a name, 480 deep',
    html(`${'<div>'.repeat(480)}<div class="ingredients">${'<div><p>2</p><p>eggs</p></div>'.repeat(MANY)}`),
  ],
  ['JSON-LD nested 10,000 deep in lists', html(script(nested('[', ']')))],
  ['JSON-LD nested 10,000 deep in graphs', html(script(`${'{"@graph":'.repeat(MANY)}1${'}'.repeat(MANY)}`))],
  ['a name nested 10,000 deep', html(script(`{"@type":"Recipe","name":${nested('[', ']')}}`))],
  ['a megabyte of broken JSON-LD', html(script(`{"@type":"Recipe","name":"${'\\"'.repeat(LONG / 2)}`))],
  [
    '10,000 recipes',
    html(script(JSON.stringify(many((nth) => `Pie ${nth}`).map((name) => recipe({ name }))))),
  ],
  ['10,000 ingredients', html(page({ recipeIngredient: many((nth) => `${nth} eggs`) }))],
  ['10,000 steps', html(page({ recipeInstructions: many((nth) => `Stir ${nth} times.`) }))],
  ['a title of a megabyte', html(page({ name: 'Pie '.repeat(LONG / 4) }))],
  ['an ingredient of a megabyte', html(page({ recipeIngredient: ['egg '.repeat(LONG / 4)] }))],
  ['an ingredient of 10,000 brackets', html(page({ recipeIngredient: ['('.repeat(MANY)] }))],
  ['a step of a megabyte', html(page({ recipeInstructions: ['Stir. '.repeat(LONG / 6)] }))],
  ['a step of 10,000 numbers', html(page({ recipeInstructions: [many((nth) => `${nth}. `).join('a ')] }))],
  [
    'a yield beyond all numbers',
    html(page({ recipeYield: '9'.repeat(400), prepTime: `P${'9'.repeat(400)}D` })),
  ],
  [
    'properties of JavaScript',
    html(
      script(
        '{"@type":"Recipe","__proto__":{"name":"x"},"constructor":1,"name":"Pie","recipeIngredient":{"length":1e9}}',
      ),
    ),
  ],
  ['NUL bytes', html(page({ name: 'P\0ie', recipeIngredient: ['2\0 eggs'] }))],
  [
    'lone surrogates and reversed text',
    html(page({ name: '\u{202E}eiP\uD800', recipeIngredient: ['2 \uDC00eggs'] })),
  ],
  [
    'microdata nested 10,000 deep',
    html('<div itemscope itemtype="https://schema.org/Recipe" itemprop="recipeIngredient">'.repeat(MANY)),
  ],
];

/** Texts in words and in Cooklang. */
export const TEXTS: readonly Hostile[] = [
  ['a text of NUL bytes', text('\0'.repeat(1_000))],
  ['a text of one megabyte in one line', text('egg '.repeat(LONG / 4))],
  ['a text of 100,000 lines', text('2 eggs\n'.repeat(100_000))],
  ['Cooklang with 10,000 ingredients', text('@egg{2} '.repeat(MANY))],
  ['Cooklang that is never closed', text('@egg{'.repeat(MANY))],
  ['a text of blanks', text(' '.repeat(LONG))],
];
