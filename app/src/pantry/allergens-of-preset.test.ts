import type { NamedAllergen } from '@larder/domain';
import { expect, test } from 'vitest';
import { allergensOfPreset } from './allergens-of-preset.ts';

const list = (names: readonly string[]) => names.join(', ');
const wheat: NamedAllergen = { allergy: 'wheat', ingredients: ['penne', 'soy sauce'], often: [] };
const celery: NamedAllergen = { allergy: 'celery', ingredients: ['celery'], often: [] };
const eggs: NamedAllergen = { allergy: 'eggs', ingredients: ['egg'], often: [] };
const soy: NamedAllergen = { allergy: 'soy', ingredients: ['soy sauce'], often: [] };
const lupin: NamedAllergen = { allergy: 'lupin', ingredients: ['bread'], often: ['bread'] };

test.each<[why: string, allergens: readonly NamedAllergen[], said: string | undefined]>([
  [
    'each food by its allergen',
    [wheat, celery, lupin],
    'Contains wheat (penne, soy sauce), celery.\nMay contain lupin (bread): check the labels.',
  ],
  ['no food that is the allergen itself', [eggs, soy], 'Contains eggs, soy (soy sauce).'],
  ['what is certain', [wheat], 'Contains wheat (penne, soy sauce).'],
  ['what is possible', [lupin], 'May contain lupin (bread): check the labels.'],
  ['nothing', [], undefined],
])('a preset: %s [ALLERGY-42]', (_why, allergens, said) => {
  expect(allergensOfPreset(allergens, list)).toBe(said);
});
