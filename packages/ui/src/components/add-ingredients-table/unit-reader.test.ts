import { expect, test } from 'vitest';
import { suggestUnits, unitReader } from './unit-reader.ts';

const UNITS = ['g', 'kg', 'cup', 'leaf', 'fl oz', 'can', 'piece', 'pack'];
const read = unitReader(UNITS);

test.each([
  { typed: 'g', unit: 'g' },
  { typed: ' Cup ', unit: 'cup' },
  { typed: 'cups', unit: 'cup' },
  { typed: 'LEAVES', unit: 'leaf' },
  { typed: 'fl oz', unit: 'fl oz' },
  { typed: 'grams', unit: 'g' },
  { typed: 'tins', unit: 'can' },
  { typed: 'bag', unit: 'pack' },
])('"$typed" is read as $unit', ({ typed, unit }) => {
  expect(read(typed)).toEqual({ unit, factor: 1 });
});

test('a dozen is twelve pieces', () => expect(read('Dozen')).toEqual({ unit: 'piece', factor: 12 }));

test.each(['bushel', '', 'litre'])('"%s" is not on the list', (typed) => expect(read(typed)).toBeNull());

test.each([
  ['g', ['g', 'kg']],
  ['gra', ['g']],
  ['ti', ['can']],
  ['bo', ['pack']],
  ['', []],
])('suggests %j for "%s"', (typed, units) => expect(suggestUnits(typed, UNITS, 5)).toEqual(units));
