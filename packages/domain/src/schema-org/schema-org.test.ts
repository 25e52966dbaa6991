import { describe, expect, test } from 'vitest';
import { isoMinutes, isOfType, plainLinesOf, recipesAmong } from './index.ts';

const plain = (value: unknown) => plainLinesOf(value, (text) => text.replaceAll('&amp;', '&'));

describe('plain text', () => {
  test.each([
    ['<b>Pre</b>heat', 'Preheat'],
    ['<p>One</p><p>Two', 'One\nTwo'],
    ['salt &amp;amp; pepper', 'salt & pepper'],
    ['stir<script>go()</script>', 'stir'],
    ['1Â½ cups, Â¼ tsp, 200Â°C', '1½ cups, ¼ tsp, 200°C'],
    ['1Â cup', '1 cup'],
    ['Âge of the cheese', 'Âge of the cheese'],
    [['first', 'second'], 'first'],
    [{ '@value': 4 }, '4'],
    [{ name: 'no text' }, ''],
    [undefined, ''],
  ])('of %j', (value, text) => expect(plain(value)).toBe(text));
});

test.each([
  ['PT1H30M', 90],
  ['pt 15m', 15],
  ['PT1D', 1440],
  ['P1Y', 525_600],
  ['P', undefined],
  ['PT', undefined],
  ['half an hour', undefined],
])('%j is %s minutes', (text, minutes) => expect(isoMinutes(text)).toBe(minutes));

test.each(['Recipe', 'schema:Recipe', 'http://schema.org/Recipe', 'https://data-vocabulary.org/recipe'])(
  'a node of the type %s is a recipe',
  (type) => {
    expect(isOfType({ '@type': ['Thing', type] }, 'Recipe')).toBe(true);
    expect(isOfType({ '@type': `${type}Book` }, 'Recipe')).toBe(false);
  },
);

test('recipes are found once each, in order, also in a thing that contains itself', () => {
  const [soup, pie] = ['Soup', 'Pie'].map((name) => ({ '@type': 'Recipe', name }));
  const page: Record<string, unknown> = { '@graph': [{ '@type': 'WebPage', mainEntity: soup }, pie, soup] };
  page['about'] = page;
  expect(recipesAmong(page)).toEqual([soup, pie]);
});
