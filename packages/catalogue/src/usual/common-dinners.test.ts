import { roleOf } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { COMMON_DINNERS, handicapOf } from './common-dinners.ts';

test('the common dinners are dinners of the catalogue', () => {
  const known = new Map(CATALOGUE.recipes.map((recipe) => [recipe.id, recipe]));
  for (const { id, slug } of COMMON_DINNERS) {
    const recipe = known.get(id)!;
    expect([recipe.slug, roleOf(recipe)]).toEqual([slug, 'dinner']);
  }
});

test('other dishes have no handicap', () => {
  expect(handicapOf(COMMON_DINNERS[0].id)).toBeGreaterThan(0);
  expect(handicapOf(-1)).toBe(0);
});
