import { expect, test } from 'vitest';
import type { NamedAllergen } from './allergies.ts';
import { foodsByAllergen, type AllergenFoods } from './foods-by-allergen.ts';

test.each<{ why: string; allergens: NamedAllergen[]; foods: AllergenFoods[] }>([
  { why: 'nothing', allergens: [], foods: [] },
  {
    why: 'what one food surely has, another may have',
    allergens: [
      { allergy: 'wheat', ingredients: ['soy sauce', 'gochujang'], often: ['gochujang'] },
      { allergy: 'gluten', ingredients: ['soy sauce', 'gochujang'], often: ['gochujang'] },
    ],
    foods: [{ allergy: 'wheat', contains: ['soy sauce'], mayContain: ['gochujang'] }],
  },
  {
    why: 'the whole for the food that has no named part',
    allergens: [
      { allergy: 'wheat', ingredients: ['flour'] },
      { allergy: 'gluten', ingredients: ['flour', 'barley'] },
    ],
    foods: [
      { allergy: 'wheat', contains: ['flour'], mayContain: [] },
      { allergy: 'gluten', contains: ['barley'], mayContain: [] },
    ],
  },
  {
    why: 'a part that adds nothing to its sure whole',
    allergens: [
      { allergy: 'wheat', ingredients: ['beer'], often: ['beer'] },
      { allergy: 'gluten', ingredients: ['beer'], often: [] },
    ],
    foods: [{ allergy: 'gluten', contains: ['beer'], mayContain: [] }],
  },
])('$why [ALLERGY-42]', ({ allergens, foods }) => {
  expect(foodsByAllergen(allergens)).toEqual(foods);
});
