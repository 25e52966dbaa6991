import { expect, test } from 'vitest';
import { unitReader } from './unit-reader.ts';

const read = unitReader(['g', 'cup', 'leaf', 'fl oz']);

test.each([
  { typed: 'g', unit: 'g' },
  { typed: ' Cup ', unit: 'cup' },
  { typed: 'cups', unit: 'cup' },
  { typed: 'LEAVES', unit: 'leaf' },
  { typed: 'fl oz', unit: 'fl oz' },
  { typed: 'bushel', unit: null },
  { typed: '', unit: null },
])('"$typed" is read as $unit', ({ typed, unit }) => {
  expect(read(typed)).toBe(unit);
});
