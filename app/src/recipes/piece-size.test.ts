import { expect, test } from 'vitest';
import { sizeIn } from './piece-size.ts';

test.each([
  ['3 large eggs', 'large'],
  ['1 1/2 small onions, chopped', 'small'],
  ['a medium-sized leek', 'medium'],
  ['2 extra large eggs', 'extra large'],
  ['200 g large prawns', undefined],
  ['Large eggs', undefined],
  ['3 eggs', undefined],
  [undefined, undefined],
])('%s are %s', (text, size) => expect(sizeIn(text)).toBe(size));
