import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NameReader } from './index.ts';
import type { NamedThing } from './named-thing.ts';
import { slipsBetween, Spelling } from './typos.ts';

const thing = (
  name: string,
  names: readonly string[] = [],
  countedIn: NamedThing<string>['countedIn'] = [],
) => ({
  thing: name,
  names: [name, ...names],
  countedIn,
});
const BELL = thing('bell pepper', [], ['piece']);
const THINGS = [
  thing('onion', [], ['piece']),
  thing('red onion', [], ['piece']),
  thing('garlic', ['garlic clove'], ['clove', 'head']),
  thing('tomato', [], ['piece']),
  thing('tinned tomatoes', ['chopped tomato'], ['can']),
  thing('coriander leaf', ['coriander'], ['bunch', 'leaf']),
  thing('dried oregano', ['oregano']),
  thing('black pepper', ['pepper']),
  thing('butter'),
  thing('vegetable oil'),
  thing('sunflower oil'),
  thing('cornflour'),
  thing('clove', [], ['piece']),
  thing('turmeric'),
  { ...thing('syrup'), keeps: true },
  thing('lime', [], ['piece']),
  BELL,
];
const reader = new NameReader(THINGS, { counted: new Map([['pepper', BELL]]) });

describe('a line is read as name, quantity, unit and note', () => {
  test.each([
    ['Onions', 'onion', null, null, ''],
    ['2 x 400 g tins of chopped tomatoes', 'tinned tomatoes', 800, 'g', ''],
    ['3 tins tomatoes', 'tinned tomatoes', 3, 'can', ''],
    ['finely chopped red onions, large', 'red onion', null, null, 'large'],
    ['1½ tbsp cornflour', 'cornflour', 1.5, 'tbsp', ''],
    ['½ tsp tumeric', 'turmeric', 0.5, 'tsp', ''],
    ['a pinch of turmeric', 'turmeric', 1, 'pinch', ''],
    ['3-4 garlic cloves, crushed', 'garlic', 4, 'clove', 'crushed'],
    ['2 cloves of garlic', 'garlic', 2, 'clove', ''],
    ['2 cloves', 'clove', 2, null, ''],
    ['2 peppers', 'bell pepper', 2, null, ''],
    ['2 tsp pepper', 'black pepper', 2, 'tsp', ''],
    ['corn flour', 'cornflour', null, null, ''],
    ['vegetable or sunflower oil', 'vegetable oil', null, null, ''],
    ['2 cups (250 g) cornflour', 'cornflour', 250, 'g', '250 g'],
    ['1 stick butter', 'butter', 113, 'g', ''],
    ['2-3 sticks cold butter', 'butter', 339, 'g', ''],
    ['half a stick of butter', 'butter', 56.5, 'g', ''],
    ['1 1/2 sticks (3/4 cup) butter', 'butter', 169.5, 'g', '3/4 cup'],
    ['1/2 cup (1 stick) butter', 'butter', 0.5, 'cup', '1 stick'],
    ['8 minutes boiled onions', 'onion', null, null, ''],
    ['2 10-minute cooked onions', 'onion', 2, null, ''],
    ['lime leaves', undefined, null, null, ''],
    ['fresh oregano', undefined, null, null, ''],
    ['onions, pickled', undefined, null, null, 'pickled'],
    ['a tin of butter', undefined, 1, 'can', ''],
    ['a tin of syrup', 'syrup', 1, null, ''],
    ['a tin of onions', undefined, 1, 'can', ''],
  ])('%s', (text, found, quantity, unit, note) => {
    const reading = reader.read(text);
    expect(reading).toMatchObject({ quantity, unit, note });
    expect(reading.found).toBe(found);
  });

  test('a corrected typo is reported', () => {
    expect(reader.read('tumeric').isCorrected).toBe(true);
    expect(reader.read('turmeric').isCorrected).toBe(false);
  });

  test('reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { quantity } = reader.read(text);
        expect(quantity === null || Number.isFinite(quantity)).toBe(true);
      }),
    );
  });

  test('an extremely long text takes no longer than others', () => {
    const start = Date.now();
    for (const text of [
      'onion '.repeat(10_000),
      '1 '.repeat(10_000),
      '('.repeat(10_000),
      'x'.repeat(100_000),
    ]) {
      reader.read(text);
    }
    expect(Date.now() - start).toBeLessThan(500);
  });
});

describe('spoken words are looked up exactly', () => {
  test.each([
    [['red', 'onions'], 'red onion'],
    [['corn', 'flour'], 'cornflour'],
    [['peppers'], 'bell pepper'],
    [['chopped', 'onion'], undefined],
    [[], undefined],
  ])('%j', (words, found) => expect(reader.find(words)).toBe(found));
});

describe('typos', () => {
  test.each([
    ['onion', 'onoin', 1],
    ['broccoli', 'brocolli', 2],
    ['vinegar', 'vinager', 1],
    ['soman', 'samon', 2],
    ['ice', 'rice', 1],
    ['egg', 'eggplant', 3],
  ])('%s and %s: %i', (a, b, slips) => expect(slipsBetween(a, b, 2)).toBe(slips));

  test.each([
    ['onoin', ['onion']],
    ['ricee', ['rice']],
    ['iec', []],
    ['batter', []],
    ['cherri', ['cherry']],
    ['ornion', ['onion']],
    ['union', []],
    ['orion', []],
    ['onyon', ['onion']],
    ['utrmeric', ['turmeric']],
  ])('%s could be %j', (word, words) => {
    const spelling = new Spelling(['onion', 'rice', 'ice', 'butter', 'cherry', 'sherry', 'turmeric']);
    expect(spelling.candidates(word)).toEqual(words);
  });
});
