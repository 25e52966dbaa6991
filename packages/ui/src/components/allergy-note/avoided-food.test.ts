import { expect, test } from 'vitest';
import { foodsByReason, type AvoidedFood } from './avoided-food.ts';

const listed = (names: readonly string[]) => names.join(' and ');
const notHalal = (food: string): AvoidedFood => ({
  contains: `${food} (not halal)`,
  because: { food, reason: 'not halal' },
});

test.each<{ name: string; foods: readonly AvoidedFood[]; contains: string[]; mayContain?: string[] }>([
  { name: 'nothing', foods: [], contains: [] },
  {
    name: 'one reason for two',
    foods: [notHalal('ham'), notHalal('lard')],
    contains: ['ham and lard (not halal)'],
  },
  {
    name: 'texts without parts, as they are',
    foods: [{ contains: 'pesto (nuts)' }, notHalal('ham'), { contains: 'egg' }],
    contains: ['ham (not halal)', 'pesto (nuts)', 'egg'],
  },
  {
    name: 'what depends on a label apart',
    foods: [
      notHalal('ham'),
      {
        mayContain: 'something not vegetarian (Brie)',
        because: { food: 'Brie', reason: 'something not vegetarian' },
      },
      {
        mayContain: 'something not vegetarian (Emmental)',
        because: { food: 'Emmental', reason: 'something not vegetarian' },
      },
      { contains: 'beer (gluten)', mayContain: 'wheat (beer)' },
    ],
    contains: ['ham (not halal)', 'beer (gluten)'],
    mayContain: ['something not vegetarian (Brie and Emmental)', 'wheat (beer)'],
  },
])('$name [ALLERGY-33] [ALLERGY-36]', ({ foods, contains, mayContain = [] }) => {
  expect(foodsByReason(foods, 'contains', listed)).toEqual(contains);
  expect(foodsByReason(foods, 'mayContain', listed)).toEqual(mayContain);
});
