import { describe, expect, test } from 'vitest';
import { isUnit } from './units.ts';
import { MESSAGES, newPasswordError, parseQuantity, readPantryRows, usernameError } from './validation.ts';

test.each([
  ['ab', MESSAGES.usernameTooShort],
  ['  ab  ', MESSAGES.usernameTooShort],
  ['abc', null],
  ['mira_cooks', null],
  ['josé', null],
  ['a'.repeat(50), null],
  ['a'.repeat(51), MESSAGES.usernameTooLong],
  ['no spaces', MESSAGES.usernameCharacters],
  ['zero\u200bwidth', MESSAGES.usernameCharacters],
])('username %j → %j', (username, error) => expect(usernameError(username)).toBe(error));

test.each([
  ['', MESSAGES.passwordRequired],
  ['1234567', MESSAGES.passwordTooShort],
  ['12345678', null],
])('password %j → %j', (password, error) => expect(newPasswordError(password)).toBe(error));

test.each([
  ['12', 12],
  [' 3 ', 3],
  ['2.9', 2],
  ['-4', -4],
  ['many', 0],
  ['', 0],
])('quantity %j reads %i', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));

describe('readPantryRows', () => {
  const row = (name: string, quantity = '', unit = 'g') => ({ name, quantity, unit });
  test.each([
    { why: 'no row at all', rows: [], error: MESSAGES.noIngredients },
    { why: 'only empty names', rows: [row(''), row('   ', '3')], error: MESSAGES.noIngredients },
    { why: 'zero', rows: [row('rice', '0')], error: MESSAGES.rowQuantityPositive },
    { why: 'a word as quantity', rows: [row('rice', 'lots')], error: MESSAGES.rowQuantityPositive },
    { why: 'too much', rows: [row('rice', '1000001')], error: MESSAGES.quantityTooLarge },
    { why: 'no unit', rows: [row('rice', '1', '')], error: MESSAGES.rowUnitRequired },
    { why: 'an unknown unit', rows: [row('rice', '1', 'smidgen')], error: MESSAGES.rowUnitRequired },
  ])('$why is refused', ({ rows, error }) => {
    const result = readPantryRows(rows, isUnit);
    expect(result.error?.message).toBe(error);
    expect(result.items).toEqual([]);
  });

  test('names the row at fault, counting the empty ones', () => {
    const { error } = readPantryRows([row(''), row('rice', '1'), row('salt', '0')], isUnit);
    expect(error).toMatchObject({ row: 2, field: 'quantity' });
  });

  test('keeps the named rows, trimmed, with a missing quantity as null', () => {
    const { items, error } = readPantryRows([row(' rice ', '2', 'kg'), row(''), row('salt')], isUnit);
    expect(error).toBeNull();
    expect(items).toEqual([
      { ingredient_name: 'rice', quantity: 2, unit: 'kg' },
      { ingredient_name: 'salt', quantity: null, unit: 'g' },
    ]);
  });
});
