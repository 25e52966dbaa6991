import { splitInstructions } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { fromSchemaOrg } from './index.ts';

const recipe = (more: object = {}) => ({ '@type': 'Recipe', name: 'Dal Tadka', ...more });
const read = (more: object = {}) => {
  const found = fromSchemaOrg(recipe(more));
  if (!found) throw new Error('not found');
  return found;
};
const stepsOf = (recipeInstructions: unknown) =>
  read({ recipeInstructions }).instructionSteps.instructions?.split('\n');
const rowsOf = (recipeIngredient: unknown) => read({ recipeIngredient }).ingredientList.ingredients;

describe('where the recipe is', () => {
  test.each([
    ['alone', recipe()],
    ['as text', JSON.stringify(recipe())],
    ['in a list', [{ '@type': 'Organization' }, recipe()]],
    ['in lists in lists', [[recipe()]]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, recipe()] }],
    ['of several types', { ...recipe(), '@type': ['NewsArticle', 'Recipe'] }],
    ['of a type with its address', { ...recipe(), '@type': 'http://schema.org/Recipe' }],
    ['of a prefixed type', { ...recipe(), '@type': 'schema:Recipe' }],
    ['as what a page is about', { '@type': 'WebPage', mainEntity: recipe() }],
    [
      'as an item of a list',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: recipe() }] },
    ],
    ['with a headline instead of a name', { '@type': 'Recipe', headline: 'Dal Tadka' }],
    ['with a name in a language', recipe({ name: { '@value': 'Dal Tadka', '@language': 'en' } })],
    ['with markup in its name', recipe({ name: ' <b>Dal</b>&nbsp;Tadka\n' })],
  ])('%s', (_, given) => {
    expect(fromSchemaOrg(given)?.card.title).toBe('Dal Tadka');
  });

  test('the first of several', () => {
    expect(fromSchemaOrg([recipe(), recipe({ name: 'Raita' })])?.card.title).toBe('Dal Tadka');
  });
});

describe('what is no recipe', () => {
  const loop: Record<string, unknown> = { '@type': 'WebPage' };
  loop['mainEntity'] = loop;
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 4],
    ['broken text', '{"@type": "Recipe", '],
    ['an empty text', ''],
    ['another thing', { '@type': 'Article', name: 'On lentils' }],
    ['a recipe without a name', { '@type': 'Recipe', recipeIngredient: ['salt'] }],
    ['a list of nothing', [null, undefined, [], {}]],
    ['a thing that contains itself', loop],
  ])('%s', (_, given) => {
    expect(fromSchemaOrg(given)).toBeNull();
  });

  test.each([null, 7, true, '', [], {}, [[null]], [{ '@type': 'HowToStep' }], { itemListElement: null }])(
    '%j in any of its places is left out',
    (odd) => {
      const places = [
        'recipeIngredient',
        'recipeInstructions',
        'recipeYield',
        'totalTime',
        'prepTime',
        'image',
        'url',
        'recipeCuisine',
        'suitableForDiet',
        'alternateName',
      ];
      const found = read(Object.fromEntries(places.map((place) => [place, odd])));
      expect(found.card.title).toBe('Dal Tadka');
      expect(found.card.picture).toBeNull();
      expect(found.card.country).toBeNull();
    },
  );
});

describe('the card', () => {
  test('has everything that it can show', () => {
    const { card } = read({
      alternateName: 'Lentils with spiced butter',
      url: 'https://example.com/dal',
      image: ['https://example.com/dal.jpg', 'https://example.com/dal-small.jpg'],
      prepTime: 'PT10M',
      cookTime: 'PT30M',
      totalTime: 'PT1H10M',
      recipeYield: ['4', '4 servings'],
      recipeCuisine: 'Indian',
      recipeIngredient: ['250 g red lentils', 'salt'],
      suitableForDiet: 'https://schema.org/VeganDiet',
    });
    expect(card).toEqual({
      href: 'https://example.com/dal',
      title: 'Dal Tadka',
      subtitle: 'Lentils with spiced butter',
      picture: { src: 'https://example.com/dal.jpg' },
      country: 'india',
      dietary: { vegan: true, vegetarian: true },
      totalTime: 70,
      waitingTime: 30,
      ingredientCount: 2,
      servings: 4,
    });
  });

  test('says nothing that the recipe does not', () => {
    const { card } = read();
    expect(card).toMatchObject({ href: '#', picture: null, country: null, ingredientCount: 0 });
    expect(card.totalTime).toBeUndefined();
    expect(card.waitingTime).toBeUndefined();
    expect(card.servings).toBeUndefined();
    expect(card.dietary).toEqual({ vegan: false, vegetarian: false });
  });

  test.each([
    ['PT45M', 45],
    ['PT1H30M', 90],
    ['P0DT0H20M', 20],
    ['P1DT2H', 1560],
    ['PT5400S', 90],
    ['pt15m', 15],
    ['PT1.5H', 90],
    ['1 hr 20 min', 80],
    ['45 minutes', 45],
    ['1h30', 90],
    ['1 hour and 20 minutes', 80],
    ['1 hour, 20 minutes', 80],
    ['2 hours', 120],
    ['1:30', 90],
    ['01:30:00', 90],
    ['90', 90],
    [90, 90],
    [{ '@type': 'Duration', maxValue: 'PT1H', minValue: 'PT45M' }, 60],
    ['PT', undefined],
    ['PT0M', undefined],
    ['a while', undefined],
    ['-PT5M', undefined],
  ])('a total time of %j is %s minutes', (totalTime, minutes) => {
    expect(read({ totalTime }).card.totalTime).toBe(minutes);
  });

  test('adds up preparing and cooking without a total', () => {
    const { card } = read({ prepTime: 'PT15M', cookTime: 'PT40M' });
    expect([card.totalTime, card.waitingTime]).toEqual([55, undefined]);
    expect(read({ prepTime: 'PT15M', totalTime: 'PT2H' }).card.waitingTime).toBeUndefined();
  });

  // The same cases are in the tests of the server's reader, `tests/import/schema/fields.test.ts`: both agree on them.
  test.each([
    [4, 4],
    ['Serves 4-6', 4],
    ['4 to 6', 4],
    ['6 people', 6],
    [['4', '4 servings'], 4],
    [['1 loaf', '8 portions'], 8],
    ['Makes 12 cookies, 4 servings', 4],
    [{ '@type': 'QuantitativeValue', value: 2, unitText: 'servings' }, 2],
    [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6 }, 4],
    [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6, unitText: 'people' }, 4],
    ['24 cookies', undefined],
    ['a crowd', undefined],
    ['0', undefined],
  ])('a yield of %j is %s servings', (recipeYield, servings) => {
    expect(read({ recipeYield }).card.servings).toBe(servings);
    expect(read({ recipeYield }).ingredientList.servings).toBe(servings);
  });

  test.each([
    [{ '@type': 'ImageObject', url: 'https://example.com/a.jpg', width: 800, height: '600' }, 800],
    [[{ contentUrl: '/a.jpg' }], undefined],
    ['/a.jpg', undefined],
  ])('the picture of %j', (image, width) => {
    const found = fromSchemaOrg(recipe({ image }), { url: 'https://example.com/dal' });
    expect(found?.card.picture).toEqual({
      src: 'https://example.com/a.jpg',
      ...(width && { width, height: 600 }),
    });
    expect(found?.card.href).toBe('https://example.com/dal');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://me:secret@example.com/',
    '/dal',
    '#recipe',
  ])('no link to %s', (url) => {
    const found = read({ url, image: url });
    expect([found.card.href, found.card.picture]).toEqual(['#', null]);
    expect(found.instructionSteps.sourceUrl).toBeNull();
  });

  test.each([
    ['Italian', 'italy'],
    [['Fusion', 'Korean'], 'korea'],
    ['French, Provençal', 'france'],
    ['Atlantean', null],
  ])('a cuisine of %j has the flag of %s', (recipeCuisine, country) => {
    expect(read({ recipeCuisine }).card.country).toBe(country);
  });
});

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
