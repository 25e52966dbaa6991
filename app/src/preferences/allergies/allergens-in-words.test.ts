import type { NamedAllergen } from '@larder/domain';
import { expect, test } from 'vitest';
import { allergenSentence } from './allergens-in-words.ts';

const list = (names: readonly string[]) => names.join(' and ');
const egg: NamedAllergen = { allergy: 'eggs', ingredients: ['egg'] };
const cube: NamedAllergen = { allergy: 'celery', ingredients: ['curry roux'], often: ['curry roux'] };

test.each<[why: string, allergens: readonly NamedAllergen[], said: string | undefined]>([
  ['both', [egg, cube], 'Contains eggs. May contain celery (curry roux): check the labels.'],
  ['what is certain', [egg], 'Contains eggs.'],
  ['what is possible', [{ allergy: 'nuts', ingredients: [] }], 'May contain nuts.'],
  ['nothing', [], undefined],
])('%s, for everyone at the table [ALLERGY-38]', (_why, allergens, said) => {
  expect(allergenSentence(allergens, list)).toBe(said);
});
