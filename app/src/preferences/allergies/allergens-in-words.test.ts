import type { NamedAllergen } from '@larder/domain';
import { expect, test } from 'vitest';
import { allergenSentence, furtherAllergens } from './allergens-in-words.ts';

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

const nuts: NamedAllergen = { allergy: 'nuts', ingredients: ['peanuts'] };
const peanuts: NamedAllergen = { allergy: 'peanuts', ingredients: ['peanuts'] };
const margarine: NamedAllergen = { allergy: 'dairy', ingredients: ['margarine'], often: ['margarine'] };

test.each<[why: string, allergens: readonly NamedAllergen[], said: string | undefined]>([
  ['what no badge names', [nuts, peanuts], 'Contains peanuts.'],
  ['it goes on from the badges', [egg, nuts, peanuts, cube], 'Also contains peanuts. May contain celery.'],
  ['a badge names all', [egg, margarine], undefined],
  ['nothing', [], undefined],
])('a card: %s [ALLERGY-41]', (_why, allergens, said) => {
  expect(furtherAllergens(allergens, list)).toBe(said);
});
