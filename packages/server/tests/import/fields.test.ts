import { describe, expect, test } from 'vitest';
import { addressOf, countryOf, minutesOf, servingsOf, stepsOf } from '../../src/recipes/import/fields.ts';

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
    ['30 minutes', undefined],
    ['PT', undefined],
    ['P', undefined],
  ])('%s is %s minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes));
});

describe('a yield', () => {
  test.each([
    [4, 4],
    ['4', 4],
    ['Serves 4-6', 4],
    [['6', '6 servings'], 6],
    ['Makes 12 cookies', 12],
    [{ '@type': 'QuantitativeValue', value: 8 }, 8],
    ['a few', null],
    [undefined, null],
  ])('%j is %s', (value, servings) => expect(servingsOf(value)).toBe(servings));
});

test.each([
  ['Korean', 'korea'],
  [['Asian', 'South Indian'], 'india'],
  ['Italy', 'italy'],
  ['Atlantean', null],
  [undefined, null],
])('the cuisine %j belongs to %s', (value, country) => expect(countryOf(value)).toBe(country));

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  [{ '@id': 'http://example.org/b' }, 'http://example.org/b'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['https://cook:secret@example.org/', null],
  ['/recipes/1', null],
])('the URL %j is stored as %s', (value, address) => expect(addressOf(value)).toBe(address));

describe('steps', () => {
  test.each([
    { why: 'texts', value: ['Chop.', 'Fry.'], steps: ['Chop.', 'Fry.'] },
    { why: 'one text with lines', value: 'Chop.\nFry.', steps: ['Chop.', 'Fry.'] },
    {
      why: 'one text with numbers',
      value: '1. Chop. 2. Fry for 2.5 minutes.',
      steps: ['Chop.', 'Fry for 2.5 minutes.'],
    },
    { why: 'numbers of their own', value: ['Step 1: Chop.', '2) Fry.'], steps: ['Chop.', 'Fry.'] },
    {
      why: 'sections',
      value: [
        {
          '@type': 'HowToSection',
          name: 'Sauce:',
          itemListElement: [{ '@type': 'HowToStep', text: 'Stir.' }],
        },
      ],
      steps: ['Sauce: Stir.'],
    },
    {
      why: 'a list',
      value: { '@type': 'ItemList', itemListElement: [{ item: { text: 'Stir.' } }] },
      steps: ['Stir.'],
    },
    { why: 'nothing', value: undefined, steps: [] },
  ])('as $why', ({ value, steps }) => expect(stepsOf(value)).toEqual(steps));
});
