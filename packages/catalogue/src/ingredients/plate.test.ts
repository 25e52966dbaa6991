import { expect, test } from 'vitest';
import { gramsOf } from '../usual/measures.ts';
import { INGREDIENTS } from './index.ts';
import { plateOf } from './plate.ts';

const line = (slug: string, quantity: number) => {
  const ingredient = INGREDIENTS.find((one) => one.slug === slug)!;
  return { ingredient, grams: gramsOf(ingredient, quantity, 'g') };
};
const plate = (servings: number, ...lines: (readonly [slug: string, grams: number])[]) =>
  plateOf(
    lines.map(([slug, grams]) => line(slug, grams)),
    servings,
  );

test.each([
  [
    'greens, roots, fruiting vegetables and mushrooms',
    [
      ['spinach', 100],
      ['carrot', 60],
      ['aubergine', 40],
      ['mushroom', 20],
    ],
    220,
  ],
  ['tomatoes from a tin', [['tinned-tomatoes', 400]], 400],
  [
    'at most 80 g of pulses',
    [
      ['chickpea', 300],
      ['tomato', 50],
    ],
    130,
  ],
  [
    'neither potatoes, garlic and herbs nor fruit',
    [
      ['potato', 300],
      ['garlic', 20],
      ['parsley', 30],
      ['lemon', 100],
    ],
    0,
  ],
] as const)('vegetables: %s', (_what, lines, grams) => {
  expect(plate(1, ...lines).vegetableGrams).toBe(grams);
});

test('vegetables are counted for one serving', () => {
  expect(plate(4, ['spinach', 400]).vegetableGrams).toBe(100);
});

test.each([
  ['basmati-rice', 'rice'],
  ['rice-cake', 'rice'],
  ['spaghetti', 'pasta'],
  ['noodle', 'noodles'],
  ['rice-noodle', 'noodles'],
  ['sweet-potato', 'potatoes'],
  ['cassava', 'potatoes'],
  ['naan', 'bread'],
  ['plain-flour', 'bread'],
  ['corn-tortilla', 'tortillas'],
  ['masa-harina', 'tortillas'],
  ['couscous', 'grains'],
  ['millet', 'grains'],
  ['chicken-breast', null],
] as const)('a dish with enough %s has the base %s', (slug, base) => {
  expect(plate(1, [slug, 150]).base).toBe(base);
});

test('a garnish is not a base, and of two the one with more starch is', () => {
  expect(plate(4, ['breadcrumbs', 30]).base).toBeNull();
  expect(plate(2, ['white-bread', 60], ['spaghetti', 200]).base).toBe('pasta');
});
