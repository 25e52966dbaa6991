import { expect, test } from 'vitest';
import { currentOf } from './renames.ts';

const [MLK, MILK, CREAM] = [1, 2, 3];

test.each([
  { what: 'never renamed', renames: [{ from: MILK, to: CREAM }], is: MLK },
  {
    what: 'renamed twice',
    renames: [
      { from: MLK, to: MILK },
      { from: MILK, to: CREAM },
    ],
    is: CREAM,
  },
  {
    what: 'renamed to and fro',
    renames: [
      { from: MLK, to: MILK },
      { from: MILK, to: MLK },
    ],
    is: MLK,
  },
  {
    what: 'renamed in a circle and once more',
    renames: [
      { from: MLK, to: MILK },
      { from: MILK, to: MLK },
      { from: MLK, to: CREAM },
    ],
    is: CREAM,
  },
  {
    what: 'renamed to what had another name before',
    renames: [
      { from: MILK, to: CREAM },
      { from: MLK, to: MILK },
    ],
    is: MILK,
  },
])('an ingredient that was $what', ({ renames, is }) => {
  expect(currentOf(renames, MLK)).toBe(is);
});
