import { expect, test } from 'vitest';
import { giveTo, stillGiven } from './given-to-heard.ts';
import type { HeardItem } from '../voice/heard-item.ts';

const said = (quantity: number): HeardItem => ({
  name: 'onion',
  quantity,
  unit: 'piece',
  expiry_date: null,
  opened: false,
});

test('corrections count until the item is said again', () => {
  const first = { a: said(2), b: undefined };
  const given = giveTo({}, { a: 3, b: 4 }, first);
  expect(stillGiven(given, first)).toEqual({ a: 3, b: 4 });
  const again = { ...first, a: said(5) };
  expect(stillGiven(given, again)).toEqual({ b: 4 });
  expect(stillGiven(giveTo(given, { a: 6 }, again), again)).toEqual({ a: 6, b: 4 });
});
