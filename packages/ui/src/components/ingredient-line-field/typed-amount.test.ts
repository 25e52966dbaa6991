import { formatQuantity } from '@larder/domain';
import { expect, test } from 'vitest';
import { readTypedAmount } from './typed-amount.ts';

test.each([
  ['200', 200, null],
  ['1.5', 1.5, null],
  ['1½', 1.5, null],
  ['½', 0.5, null],
  ['1 1/2', 1.5, null],
  ['200 g', 200, 'g'],
  ['1½ tbsp', 1.5, 'tbsp'],
])('"%s" is %d %s', (typed, quantity, unit) => {
  expect(readTypedAmount(typed)).toEqual({ quantity, unit });
});

test.each(['', 'lots', '0', '-2'])('"%s" is no amount', (typed) => {
  expect(readTypedAmount(typed)).toBeNull();
});

test.each([0.25, 0.75, 1.5, 2, 12, 150, 1200])('what is shown for %d is read again', (quantity) => {
  expect(readTypedAmount(formatQuantity(quantity))?.quantity).toBe(quantity);
});
