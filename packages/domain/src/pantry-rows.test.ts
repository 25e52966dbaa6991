import { describe, expect, test } from 'vitest';
import { readTypedUnit } from './names/index.ts';
import { readPantryRows, type PantryRow } from './pantry-rows.ts';

const read = (rows: readonly PantryRow[]) =>
  readPantryRows(rows, {
    readUnit: readTypedUnit,
    defaultUnit: (name) => (name === 'milk' ? 'l' : null),
  });
const row = (name: string, quantity = '', unit = 'g'): PantryRow => ({ name, quantity, unit });

describe('what is rejected', () => {
  test.each([
    { why: 'no row at all', rows: [], problem: 'noIngredients' },
    { why: 'only empty names', rows: [row(''), row('   ', '3')], problem: 'noIngredients' },
    { why: 'zero', rows: [row('rice', '0')], problem: 'quantityPositive' },
    { why: 'a word as the quantity', rows: [row('rice', 'lots')], problem: 'quantityPositive' },
    { why: 'too much', rows: [row('rice', '1000001')], problem: 'quantityTooLarge' },
    { why: 'too many dozens', rows: [row('eggs', '100000', 'dozen')], problem: 'quantityTooLarge' },
    { why: 'no unit where none is implied', rows: [row('rice', '1', '')], problem: 'unitRequired' },
    { why: 'an unknown unit', rows: [row('rice', '1', 'flurbs')], problem: 'unitUnknown' },
  ])('$why [RULE-18 RULE-19 RULE-20]', ({ rows, problem }) => {
    const result = read(rows);
    expect(result.faults.map((fault) => fault.problem)).toEqual([problem]);
    expect(result.items).toEqual([]);
  });

  test('reports everything at once, by field and row, counting empty rows [ADDING-12]', () => {
    const { faults } = read([
      row(''),
      row('rice', '0', 'flurbs'),
      row('salt'),
      row('pepper', '', ''),
      row(' ', '3'),
    ]);
    expect(faults.map((fault) => [fault.row, fault.field, fault.problem])).toEqual([
      [1, 'quantity', 'quantityPositive'],
      [1, 'unit', 'unitUnknown'],
      [3, 'unit', 'unitRequired'],
      [4, 'name', 'nameRequired'],
    ]);
  });
});

test.each([
  { typed: row(' rice ', '2', 'kg'), item: ['rice', 2, 'kg'] },
  { typed: row('salt'), item: ['salt', null, 'g'] },
  { typed: row('milk', '2', ''), item: ['milk', 2, 'l'] },
  { typed: row('milk', '', ''), item: ['milk', null, 'l'] },
  { typed: row('eggs', '2', 'dozen'), item: ['eggs', 24, 'piece'] },
  { typed: row('eggs', '', 'dozen'), item: ['eggs', 12, 'piece'] },
  { typed: row('flour', '500', 'Grams'), item: ['flour', 500, 'g'] },
  { typed: row('tomatoes', '2', 'tins'), item: ['tomatoes', 2, 'can'] },
  { typed: row('rice', '2', 'bags'), item: ['rice', 2, 'pack'] },
])(
  '$typed.quantity $typed.unit $typed.name [DATA-29 RULE-17]',
  ({ typed, item: [ingredient_name, quantity, unit] }) => {
    expect(read([typed, row('')])).toEqual({ items: [{ ingredient_name, quantity, unit }], faults: [] });
  },
);
