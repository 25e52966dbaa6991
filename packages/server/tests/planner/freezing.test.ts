import { INGREDIENT_INDEX } from '@larder/catalogue';
import { expect, test } from 'vitest';
import { toFreeze } from '../../src/plan/freezing.ts';

const foodOf = (name: string) => toFreeze(INGREDIENT_INDEX.find(name)?.id ?? 0);

test.each(['prawns', 'mussels', 'oysters', 'squid', 'seafood mix'])(
  '%s may have been thawed, and are not frozen again',
  (name) => {
    expect(foodOf(name)).toBeNull();
  },
);

test.each([
  ['peas', true],
  ['sweetcorn', true],
  ['chicken thigh', false],
  ['minced beef', false],
])('whether %s may be sold frozen: %s', (name, isSoldFrozen) => {
  expect(foodOf(name)).toMatchObject({ isSoldFrozen, life: { freezer: { unopened: expect.any(Number) } } });
});
