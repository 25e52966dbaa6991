import { expect, test } from 'vitest';
import type { Ingredient } from '@larder/domain/model';
import { INGREDIENTS } from '../ingredients/index.ts';
import { checkSecondFoods, checkSecondOpinion, FOODS } from './second-opinion.ts';

/** The beginning of each sentence about the catalogue with one ingredient changed. */
function disagreements(slug: string, change: Partial<Ingredient>): string[] {
  const changed = INGREDIENTS.map((one) => (one.slug === slug ? { ...one, ...change } : one));
  return checkSecondOpinion(changed).map((sentence) => sentence.split(/ \(|\. /)[0] ?? '');
}

test('both tables agree about every ingredient [ALLERGY-23]', () => {
  expect(checkSecondOpinion(INGREDIENTS)).toEqual([]);
});

test.each<[slug: string, change: Partial<Ingredient>, says: string[]]>([
  [
    'butter',
    { allergens: [] },
    ['butter: by its entry it is free of dairy, by the second table it contains it'],
  ],
  [
    'tomato',
    { allergens: ['nuts'] },
    ['tomato: by its entry it contains nuts, by the second table it is free of it'],
  ],
  [
    'puff-pastry',
    { often: {} },
    [
      'puff-pastry: by its entry it contains dairy, by the second table it often contains it',
      'puff-pastry: by its entry it contains soy, by the second table it often contains it',
      'puff-pastry: by its entry it contains lupin, by the second table it often contains it',
    ],
  ],
  [
    'pearl-barley',
    { notFor: [] },
    ['pearl-barley: by its entry it is gluten free, by the second table it contains gluten'],
  ],
  [
    'tomato',
    { slug: 'green-zebra' },
    ['green-zebra: the second table does not have it', 'tomato: only the second table has it'],
  ],
])('%s with %o is reported [ALLERGY-23]', (slug, change, says) => {
  expect(disagreements(slug, change)).toEqual(says);
});

test('says which source to look at', () => {
  const [sentence] = checkSecondOpinion(
    INGREDIENTS.map((one) => (one.slug === 'miso' ? { ...one, allergens: [] } : one)),
  );
  expect(sentence).toMatch(
    /\(EU 1169\/2011 Annex II 6.*\)\. Look it up, and correct the one that is wrong\.$/,
  );
});

test('every allergen has a second opinion', () => expect(checkSecondFoods(FOODS)).toEqual([]));

test('an allergen without one is named, with the file and the line to add', () => {
  const { celery: _, ...foods } = FOODS;
  expect(checkSecondFoods(foods)).toEqual([
    "packages/catalogue/src/checks/second-opinion.ts: FOODS has no line for the allergen 'celery'. Add 'celery: […]' with the foods that it covers, and to second-table.ts each of them that is new, with its source and the ingredients that contain it.",
  ]);
});
