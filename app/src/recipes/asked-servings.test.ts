import { expect, test } from 'vitest';
import { askedServings } from './asked-servings.ts';

test.each([
  ['servings=1', 1],
  ['servings=40', 40],
  ['servings=100', 100],
  ['servings=101', undefined],
  ['servings=0', undefined],
  ['servings=4.5', undefined],
  ['servings=', undefined],
  ['', undefined],
])('?%s asks for %s servings [HOUSEHOLD-02]', (search, servings) =>
  expect(askedServings(new URLSearchParams(search))).toBe(servings),
);
