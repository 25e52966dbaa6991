import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components', 'security']);
ajv.addSchema({ ...contract, $id: 'contract' });

function accepts(schema: string, body: unknown): boolean {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) throw new Error(`The contract has no schema ${schema}`);
  return validate(body) as boolean;
}

const item = { ingredient_name: 'garlic', quantity: 2, unit: 'clove' };
const change = { quantity: 2, unit: 'clove' };
const signup = { username: 'home_cook', password: 'long enough' };

describe('accepted', () => {
  test.each([
    { why: 'a plain sign-up', schema: 'Signup', body: signup },
    {
      why: 'letters of any script in a username',
      schema: 'Signup',
      body: { ...signup, username: 'Žofie_料理' },
    },
    { why: 'an emoji in a password', schema: 'Login', body: { ...signup, password: '🥘 and more' } },
    { why: "'some' garlic", schema: 'BulkItem', body: { ...item, quantity: null } },
    { why: 'the largest quantity', schema: 'BulkItem', body: { ...item, quantity: 1_000_000 } },
    { why: 'a name of 100 emoji', schema: 'BulkItem', body: { ...item, ingredient_name: '🧄'.repeat(100) } },
    { why: 'no date', schema: 'PantryItemChange', body: change },
    { why: 'a cleared date', schema: 'PantryItemChange', body: { ...change, expiry_date: null } },
    { why: 'a leap day', schema: 'PantryItemChange', body: { ...change, expiry_date: '2028-02-29' } },
    { why: 'a description in two lines', schema: 'ListInput', body: { name: 'Sunday', description: 'a\nb' } },
    {
      why: 'an item as it was before',
      schema: 'PantryItemChange',
      body: { opened: true, base: { ...change, opened: false, expiry_date: null } },
    },
    { why: 'a list without its old name', schema: 'ListChange', body: { name: 'Sunday', base: {} } },
    { why: 'no preferences at all', schema: 'PreferencesBody', body: { preferences: {} } },
    {
      why: 'a cleared choice',
      schema: 'PreferencesBody',
      body: { preferences: { spice_tolerance: null } },
    },
  ])('$why', ({ schema, body }) => {
    expect(accepts(schema, body)).toBe(true);
  });
});

describe('refused', () => {
  test.each([
    { why: 'an unknown field', schema: 'Signup', body: { ...signup, confirm_password: 'long enough' } },
    { why: 'a username of 2', schema: 'Signup', body: { ...signup, username: 'ab' } },
    { why: 'a space in a username', schema: 'Signup', body: { ...signup, username: 'home cook' } },
    { why: 'a password of 7', schema: 'Signup', body: { ...signup, password: '1234567' } },
    { why: 'a null character', schema: 'Login', body: { ...signup, password: 'long\u0000enough' } },
    { why: 'half a surrogate pair', schema: 'BulkItem', body: { ...item, ingredient_name: 'garlic\uD83E' } },
    { why: 'a line break in a name', schema: 'BulkItem', body: { ...item, ingredient_name: 'gar\nlic' } },
    { why: 'a name of blanks', schema: 'BulkItem', body: { ...item, ingredient_name: ' \u00A0 ' } },
    { why: 'a name of 101', schema: 'BulkItem', body: { ...item, ingredient_name: 'a'.repeat(101) } },
    {
      why: 'an impossible base of an item',
      schema: 'PantryItemChange',
      body: { opened: true, base: { expiry_is_guess: true } },
    },
    {
      why: 'an unknown field of old preferences',
      schema: 'PreferencesChange',
      body: { preferences: {}, base: { id: 1 } },
    },
    { why: 'a number as text', schema: 'BulkItem', body: { ...item, quantity: '5' } },
    { why: 'a broken number', schema: 'BulkItem', body: { ...item, quantity: 1.5 } },
    { why: 'nothing of it', schema: 'BulkItem', body: { ...item, quantity: 0 } },
    { why: 'more than the largest quantity', schema: 'BulkItem', body: { ...item, quantity: 1_000_001 } },
    { why: 'an unknown unit', schema: 'BulkItem', body: { ...item, unit: 'bucket' } },
    { why: 'no items', schema: 'BulkItems', body: { items: [] } },
    { why: '501 items', schema: 'BulkItems', body: { items: Array.from({ length: 501 }, () => item) } },
    { why: 'half a piece in an edit', schema: 'PantryItemChange', body: { ...change, quantity: 0.5 } },
    {
      why: 'a day that does not exist',
      schema: 'PantryItemChange',
      body: { ...change, expiry_date: '2027-02-29' },
    },
    {
      why: 'a year that no store keeps',
      schema: 'PantryItemChange',
      body: { ...change, expiry_date: '0000-01-01' },
    },
    {
      why: 'a date with a time',
      schema: 'PantryItemChange',
      body: { ...change, expiry_date: '2030-05-31T00:00' },
    },
    { why: 'a list name of blanks', schema: 'ListInput', body: { name: '   ' } },
    { why: 'the same allergy twice', schema: 'PreferencesInput', body: { allergies: ['nuts', 'nuts'] } },
    { why: 'an unknown allergy', schema: 'PreferencesInput', body: { allergies: ['kiwi'] } },
  ])('$why', ({ schema, body }) => {
    expect(accepts(schema, body)).toBe(false);
  });
});
