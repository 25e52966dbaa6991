import { expect, test } from 'vitest';
import { sayTimes } from './servings.ts';

test.each([
  [1, '1 jar of chutney'],
  [2, '1 jar of chutney × 2'],
  [0.5, '1 jar of chutney × ½'],
  [1.5, '1 jar of chutney × 1½'],
  [5 / 6, '1 jar of chutney × 0.83'],
])('a line in a cook’s own words, %s times [UNITS-09]', (times, said) => {
  expect(sayTimes('1 jar of chutney', times)).toBe(said);
});
