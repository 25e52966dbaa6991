import { expect, test } from 'vitest';
import { readTypedUnit, unitsBeginning } from './typed-unit.ts';

test.each([
  ['g', 'g'],
  ['grams', 'g'],
  ['Gram', 'g'],
  ['gr', 'g'],
  ['gr.', 'g'],
  ['kilo', 'kg'],
  ['Kilos', 'kg'],
  ['tin', 'can'],
  ['tins', 'can'],
  ['litre', 'l'],
  ['litres', 'l'],
  ['liter', 'l'],
  [' L ', 'l'],
  ['millilitres', 'ml'],
  ['pound', 'lb'],
  ['pounds', 'lb'],
  ['ounces', 'oz'],
  ['fluid ounces', 'fl oz'],
  ['fl  oz', 'fl oz'],
  ['tablespoon', 'tbsp'],
  ['tbsp.', 'tbsp'],
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['teaspoons', 'tsp'],
  ['bag', 'pack'],
  ['packet', 'pack'],
  ['boxes', 'pack'],
  ['tub', 'pack'],
  ['carton', 'pack'],
  ['loaf', 'pack'],
  ['bottle', 'bottle'],
  ['Bottles', 'bottle'],
  ['bulb', 'head'],
  ['rashers', 'slice'],
  ['pcs', 'piece'],
  ['each', 'piece'],
])('%j is %s [ADDING-09]', (typed, unit) => expect(readTypedUnit(typed)).toEqual({ unit, factor: 1 }));

test.each([
  ['dozen', 'piece', 12],
  ['half a dozen', 'piece', 6],
  ['dl', 'ml', 100],
  ['pints', 'cup', 2],
  ['knob', 'g', 15],
])('one %s is this many of our unit', (typed, unit, factor) =>
  expect(readTypedUnit(typed)).toEqual({ unit, factor }),
);

test.each(['', ' ', 'flurbs', 'glass', 'cm', '5', 'g g', 'constructor', 'toString'])(
  '%j is not a unit',
  (typed) => expect(readTypedUnit(typed)).toBeNull(),
);

test.each([
  ['gra', ['g']],
  ['kil', ['kg']],
  ['ti', ['can']],
  ['lit', ['l']],
  ['bag', ['pack']],
  ['', []],
])('%j may become %j', (typed, units) => expect(unitsBeginning(typed)).toEqual(units));
