import { splitInstructions } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { fromSchemaOrg } from './index.ts';
import { read, recipe } from '../testing/schema-org-recipe.ts';

const stepsOf = (recipeInstructions: unknown) =>
  read({ recipeInstructions }).instructionSteps.instructions?.split('\n');
const rowsOf = (recipeIngredient: unknown) => read({ recipeIngredient }).ingredientList.ingredients;

describe('ingredients', () => {
  test('are read with their amounts', () => {
    expect(rowsOf(['1 1/2 cups flour, sifted', '500g spaghetti', '2 large eggs'])).toMatchObject([
      { name: 'flour', quantity: 1.5, unit: 'cup', notes: 'sifted' },
      { name: 'spaghetti', quantity: 500, unit: 'g', notes: null },
      { name: 'large eggs', quantity: 2, unit: 'piece' },
    ]);
  });

  test.each([
    ['1½ cups milk', 1.5, 'cup'],
    ['½ tsp salt', 0.5, 'tsp'],
    ['1 ½ l stock', 1.5, 'l'],
    ['two tins of beans', 2, 'can'],
    ['3-4 cloves garlic', 4, 'clove'],
    ['1/4 onion', 0.25, 'piece'],
    ['1-1/2 cups flour', 1.5, 'cup'],
    ['2 – 3/4 cups flour', 2.75, 'cup'],
    ['1-½ cups flour', 1.5, 'cup'],
    ['1 - ½ cups flour', 1.5, 'cup'],
    ['1–1½ cups flour', 1.5, 'cup'],
    ['1-1 1/2 cups flour', 1.5, 'cup'],
    ['10-12 olives', 12, 'piece'],
    ['½–1 tsp salt', 1, 'tsp'],
    ['1/2-1 cup sugar', 1, 'cup'],
    ['1 1/2 - 2 cups sugar', 2, 'cup'],
  ])('have an amount: %s', (line, quantity, unit) => {
    expect(rowsOf([line])).toMatchObject([{ quantity, unit }]);
  });

  test('are left as written where nothing begins with an amount', () => {
    expect(
      rowsOf(['juice of 1 lemon', 'salt &amp; pepper, to taste', '1-1/2-inch piece ginger']),
    ).toMatchObject([
      { name: 'juice of 1 lemon', quantity: null, notes: null },
      { name: 'salt & pepper, to taste', quantity: null },
      { name: '1-1/2-inch piece ginger', quantity: null },
    ]);
  });

  test('keep what stands in brackets, and units that are none of ours', () => {
    expect(rowsOf(['1 (14 oz) can chopped tomatoes', '3 trayfuls figs', '1,5 kg potatoes'])).toMatchObject([
      { name: 'chopped tomatoes', quantity: 1, unit: 'can', notes: '14 oz' },
      { name: 'trayfuls figs', quantity: 3, unit: 'piece', notes: null },
      { name: 'potatoes', quantity: 1.5, unit: 'kg', notes: null },
    ]);
  });

  test.each([
    ['one text with a line each', '200 g rice\n1 onion'],
    ['paragraphs', '<p>200 g rice</p><p>1 onion</p>'],
    ['wrapped lines', ['200 g\nrice', '1 onion']],
    ['supplies', [{ name: 'rice', requiredQuantity: { value: 200, unitText: 'g' } }, { name: '1 onion' }]],
    ['values', [{ '@type': 'PropertyValue', name: 'rice', value: '200', unitText: 'g' }, '1 onion']],
  ])('as %s', (_, given) => {
    expect(rowsOf(given).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['rice', 200],
      ['onion', 1],
    ]);
  });

  test('keep the headings they stand under', () => {
    const given = [
      { '@type': 'ItemList', name: 'For the sauce', itemListElement: ['1 onion'] },
      { '@type': 'ItemList', name: 'To serve', itemListElement: [{ item: 'rice' }] },
    ];
    expect(rowsOf(given).map(({ name, group }) => [name, group])).toEqual([
      ['onion', 'For the sauce'],
      ['rice', 'To serve'],
    ]);
  });

  test.each(['ingredients', 'ingredient', 'supply'])('are read under their other name %s', (key) => {
    expect(read({ [key]: ['1 onion'] }).ingredientList.ingredients).toHaveLength(1);
  });

  test('have your ids where you know them; the others have no button and no id of anyone', () => {
    const found = fromSchemaOrg(recipe({ recipeIngredient: ['1 onion', '2 dragon fruits'] }), {
      ingredientId: (name) => (name === 'onion' ? 7 : undefined),
    });
    expect(found?.ingredientList.ingredients.map(({ id, unknown }) => [id, unknown])).toEqual([
      [7, false],
      [-2, true],
    ]);
  });
});

describe('steps', () => {
  const [chop, fry] = ['Chop the onion.', 'Fry it.'];
  const both = ['1. Chop the onion.', '2. Fry it.'];
  test.each([
    ['strings', [chop, fry]],
    ['one text with lines', `${chop}\n${fry}`],
    ['one text with numbers', `1. ${chop} 2. ${fry}`],
    ['paragraphs', `<ol><li>${chop}</li><li>${fry}</li></ol>`],
    ['strings that are numbered', [`1. ${chop}`, `Step 2: ${fry}`]],
    [
      'steps',
      [
        { '@type': 'HowToStep', text: chop },
        { '@type': 'HowToStep', name: fry },
      ],
    ],
    [
      'an item list',
      { '@type': 'ItemList', name: 'Method', itemListElement: [{ text: chop }, { text: fry }] },
    ],
    [
      'list items',
      { '@type': 'ItemList', itemListElement: [{ item: { text: chop } }, { item: { text: fry } }] },
    ],
    ['steps of directions', { '@type': 'HowToStep', itemListElement: [{ text: chop }, { text: fry }] }],
    ['values', [{ '@value': chop }, { '@value': fry }]],
    [
      'with empty texts',
      [
        { text: '', description: chop },
        { text: ' ', name: fry, itemListElement: [] },
      ],
    ],
    ['with empty ones between', [chop, '', ' ', '***', fry]],
  ])('as %s', (_, given) => {
    expect(stepsOf(given)).toEqual(both);
  });

  test.each(['instructions', 'RecipeInstructions', 'recipeDirections'])(
    'are read under their other name %s',
    (key) => {
      expect(read({ [key]: [chop, fry] }).instructionSteps.instructions).toBe(both.join('\n'));
    },
  );

  test('begin with the heading of their section', () => {
    const section = (name: string, ...itemListElement: string[]) => ({
      '@type': 'HowToSection',
      name,
      itemListElement,
    });
    expect(stepsOf([section('For the dal:', chop, fry), section('', 'Serve.')])).toEqual([
      '1. For the dal: Chop the onion.',
      '2. Fry it.',
      '3. Serve.',
    ]);
  });

  test('stay whole with a number inside that reads like the next one', () => {
    const { instructions } = read({ recipeInstructions: ['Use tin no. 2. Then fry.', fry] }).instructionSteps;
    expect(splitInstructions(instructions)).toHaveLength(2);
  });
});

test.each([
  ['entities', 'Heat to 200&deg;C &#8211; or &#x2153; less.', 'Heat to 200°C – or ⅓ less.'],
  ['capital entities', '&Eacute;clairs &AMP; cr&egrave;me', 'Éclairs & crème'],
  ['what is escaped twice', 'A b&amp;amp;c', 'A b&c'],
  ['invisible characters', 'A\u200B b', 'A b'],
  ['markup in a word', '<b>Pre</b>heat the <em>oven</em>.', 'Preheat the oven.'],
  ['markup between words', 'Whisk<img src="a.jpg">well.', 'Whisk well.'],
  ['style and script', '<style>.a { color: red }</style>Stir.<script>track()</script >', 'Stir.'],
  ['a script without an end', 'Stir.<script>track()', 'Stir.'],
  ['a script in escaped markup', 'Stir.&lt;script&gt;track()&lt;/script&gt;', 'Stir.'],
  ['a comment', 'Stir<!-- > --> well.', 'Stir well.'],
])('text is plain, without %s', (_, given, plain) => {
  expect(stepsOf([given])).toEqual([`1. ${plain}`]);
});
