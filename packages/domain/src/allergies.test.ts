import { expect, test } from 'vitest';
import {
  avoidedDishes,
  avoidedIn,
  avoidedThings,
  type CountedAllergens,
  type NamedAllergen,
} from './allergies.ts';
import type { Allergen } from './vocabulary/allergens.ts';

const NOODLES: NamedAllergen[] = [
  { allergy: 'nuts', ingredients: ['peanuts'] },
  { allergy: 'eggs', ingredients: ['egg', 'mayonnaise'] },
  { allergy: 'soy', ingredients: ['soy sauce', 'gochujang'] },
  { allergy: 'wheat', ingredients: ['wheat noodles', 'soy sauce', 'gochujang'] },
  { allergy: 'dairy', ingredients: ['butter', 'puff pastry'], often: ['puff pastry'] },
  { allergy: 'fish', ingredients: [] },
];

test.each<{ why: string; avoided: Allergen[]; contains: string[]; mayContain?: Allergen[] }>([
  { why: 'nothing avoided, nothing said', avoided: [], contains: [] },
  { why: 'nothing the cook avoids', avoided: ['sesame'], contains: [] },
  { why: 'the thing, not the allergy', avoided: ['nuts'], contains: ['peanuts'] },
  {
    why: 'the allergy in brackets when its source hides it',
    avoided: ['eggs'],
    contains: ['egg', 'mayonnaise (eggs)'],
  },
  {
    why: 'one ingredient with two allergens',
    avoided: ['wheat', 'soy'],
    contains: ['soy sauce (wheat)', 'gochujang (soy, wheat)', 'wheat noodles'],
  },
  { why: 'an allergen with unknown source', avoided: ['fish'], contains: [], mayContain: ['fish'] },
])('$why [ALLERGY-06]', ({ avoided, contains, mayContain = [] }) => {
  expect(avoidedThings(NOODLES, avoided)).toEqual({ contains, mayContain });
});

test('what only some products contain may be in it, with the allergy [ALLERGY-22]', () => {
  expect(avoidedThings(NOODLES, ['dairy', 'fish', 'nuts'])).toEqual({
    contains: ['peanuts', 'butter'],
    mayContain: ['puff pastry (dairy)', 'fish'],
  });
});

test('lists what to avoid in one ingredient, with the allergy if its name hides it', () => {
  expect(avoidedIn({ name: 'egg', allergens: ['eggs'] }, ['eggs', 'nuts'])).toBe('egg');
  expect(avoidedIn({ name: 'pesto', allergens: ['nuts', 'dairy'] }, ['dairy', 'nuts'])).toBe(
    'pesto (nuts, dairy)',
  );
  expect(avoidedIn({ name: 'egg', allergens: ['eggs'] }, ['nuts'])).toBeUndefined();
});

test('counts each affected dish once, and possible ones separately [ALLERGY-17]', () => {
  const counted: CountedAllergens[] = [
    { recipe_count: 3, contains: ['eggs', 'wheat'], may_contain: [] },
    { recipe_count: 2, contains: ['wheat'], may_contain: ['eggs'] },
    { recipe_count: 1, contains: ['dairy'], may_contain: ['eggs', 'nuts'] },
    { recipe_count: 9, contains: ['fish'], may_contain: [] },
  ];
  expect(avoidedDishes(counted, ['wheat', 'eggs', 'sesame'])).toEqual({
    contain: { dishes: 5, things: ['wheat', 'eggs'] },
    mayContain: { dishes: 1, things: ['eggs'] },
  });
  expect(avoidedDishes(counted, [])).toEqual({
    contain: { dishes: 0, things: [] },
    mayContain: { dishes: 0, things: [] },
  });
});
