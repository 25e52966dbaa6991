import { expect, test } from 'vitest';
import { avoidedThings, type NamedAllergen } from './allergies.ts';
import type { Allergy } from './preferences.ts';

const NOODLES: NamedAllergen[] = [
  { allergy: 'nuts', ingredients: ['peanuts'] },
  { allergy: 'eggs', ingredients: ['egg', 'mayonnaise'] },
  { allergy: 'soy', ingredients: ['soy sauce', 'gochujang'] },
  { allergy: 'wheat', ingredients: ['wheat noodles', 'soy sauce', 'gochujang'] },
  { allergy: 'fish', ingredients: [] },
];

test.each<{ why: string; avoided: Allergy[]; contains: string[]; mayContain?: Allergy[] }>([
  { why: 'nothing avoided, nothing said', avoided: [], contains: [] },
  { why: 'nothing of what is avoided', avoided: ['sesame'], contains: [] },
  { why: 'the thing, not the allergy', avoided: ['nuts'], contains: ['peanuts'] },
  { why: 'the allergy beside what hides it', avoided: ['eggs'], contains: ['egg', 'mayonnaise (eggs)'] },
  {
    why: 'one thing for two allergies',
    avoided: ['wheat', 'soy'],
    contains: ['soy sauce (wheat)', 'gochujang (soy, wheat)', 'wheat noodles'],
  },
  { why: 'an allergen that nobody can name', avoided: ['fish'], contains: [], mayContain: ['fish'] },
])('$why', ({ avoided, contains, mayContain = [] }) => {
  expect(avoidedThings(NOODLES, avoided)).toEqual({ contains, mayContain });
});
