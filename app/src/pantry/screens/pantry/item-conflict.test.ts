import type { EditedIngredient } from '@larder/ui/edit-ingredient-dialog';
import { localeFormat } from '@larder/ui/locale';
import { expect, test } from 'vitest';
import type { Conflicts } from '../../../platform/queries/conflict.ts';
import { pantryItem } from '../../../testing/pantry-server.ts';
import { conflictingFields, valuesWithTheirs, withTheirs } from './item-conflict.ts';

const WAS = pantryItem('g', 'garlic');
const TYPED: EditedIngredient = {
  quantity: 3,
  unit: 'clove',
  name: 'Garlic, wild',
  expires: '2030-05-31',
  storage: 'freezer',
  isOpened: true,
};
const ALL: Conflicts = new Map<string, string | number | boolean | null>([
  ['quantity', null],
  ['unit', 'piece'],
  ['expiry_date', '2030-06-30'],
  ['storage', 'cupboard'],
  ['opened', false],
  ['ingredient_name', 'Bear’s garlic'],
]);

test('every field that another device has changed is named as in the dialog', () => {
  expect(conflictingFields(withTheirs(WAS, ALL), ALL, localeFormat('en-US', 'USD'))).toEqual([
    { field: 'Ingredient', value: 'Bear’s garlic' },
    { field: 'Quantity', value: 'some' },
    { field: 'Expires', value: 'Jun 30, 2030' },
    { field: 'Kept in', value: 'Cupboard' },
    { field: 'Opened', value: 'no' },
  ]);
  const cleared: Conflicts = new Map([['expiry_date', null]]);
  expect(conflictingFields(withTheirs(WAS, cleared), cleared, localeFormat('en-US', 'USD'))).toEqual([
    { field: 'Expires', value: null },
  ]);
});

test('taking the other values keeps what was typed in other fields', () => {
  const place: Conflicts = new Map([['storage', 'cupboard']]);
  expect(valuesWithTheirs(TYPED, withTheirs(WAS, place), place)).toEqual({ ...TYPED, storage: 'cupboard' });
});

test("if all values are the other device's, no date or name is sent", () => {
  expect(valuesWithTheirs(TYPED, withTheirs(WAS, ALL), ALL)).toEqual({
    quantity: null,
    unit: 'piece',
    storage: 'cupboard',
    isOpened: false,
  });
});
