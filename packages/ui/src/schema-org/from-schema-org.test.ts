import { describe, expect, test } from 'vitest';
import { fromSchemaOrg } from './index.ts';
import { read, recipe } from '../testing/schema-org-recipe.ts';

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
