import { describe, expect, test } from 'vitest';
import { countryOf } from '../../../src/recipes/import/draft/country.ts';
import { addressOf } from '../../../src/recipes/import/schema/addresses.ts';
import { fromSchema, minutesOf } from '../../../src/recipes/import/schema/from-schema.ts';
import { readYield } from '../../../src/recipes/import/schema/yields.ts';

describe('a duration', () => {
  test.each([
    ['PT30M', 30],
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['P0DT0H45M', 45],
    ['PT1.5H', 90],
    ['PT90S', 2],
    ['P1W', 10_080],
    ['P0Y0M0DT0H15M0S', 15],
    ['', null],
    [undefined, null],
    ['30 minutes', 30],
    ['1 hour 30 minutes', 90],
    ['1 hr, 5 mins', 65],
    ['1½ hours', 90],
    ['1h30', 90],
    ['1:15', 75],
    ['1 Std. 20 Min.', 80],
    ['45', 45],
    ['2 Tage', 2880],
    [{ '@type': 'Duration', maxValue: 'PT40M', minValue: 'PT30M' }, 40],
    ['overnight', undefined],
    ['PT', undefined],
    ['P', undefined],
    ['9'.repeat(5_000), undefined],
  ])('%j is %s minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes));
});

describe('a yield', () => {
  test.each([
    ['4', 4, true],
    ['Serves 4-6', 4, true],
    ['6 servings', 6, true],
    ['4 Portionen', 4, true],
    ['Makes 12 cookies', 12, false],
    ['1 loaf', 1, false],
    ['Makes 12 cookies, 4 servings', 4, true],
    ['12 cookies (serves 4)', 4, true],
    ['4-6 servings, 12 cookies', 4, true],
    ['12 cookies, Portionen: 4', 4, true],
    ['Ergibt 4 große Portionen', 4, true],
    ['12 cookies, 3 per person', 12, false],
  ])('%j is %s', (text, count, isServings) => expect(readYield(text)).toEqual({ count, isServings }));

  // The same cases are in the tests of `fromSchemaOrg` in packages/ui: both readers agree on them.
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
  ])('of %j is %s servings', (recipeYield, servings) => {
    const found = readYield(fromSchema({ recipeYield }).yieldText ?? '');
    expect(found?.isServings ? found.count : undefined).toBe(servings);
  });

  test('without a number is not one', () => expect(readYield('a few')).toBeNull());
});

test.each([
  [['Korean'], 'korea'],
  [['Asian', 'South Indian'], 'india'],
  [['Italy'], 'italy'],
  [['Atlantean'], null],
  [[], null],
])('the cuisine %j belongs to %s', (value, country) => expect(countryOf(value)).toBe(country));

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  [{ '@id': 'http://example.org/b' }, 'http://example.org/b'],
  [[{ '@type': 'ImageObject', url: 'https://example.org/c.jpg' }], 'https://example.org/c.jpg'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['https://cook:secret@example.org/', null],
  ['/recipes/1', null],
])('the URL %j is stored as %s', (value, address) => expect(addressOf(null, value)).toBe(address));

test('a relative URL is resolved against its page', () =>
  expect(addressOf('https://example.org/recipes/pie', '/pie.jpg')).toBe('https://example.org/pie.jpg'));
