import { expect, test } from 'vitest';
import type { Unit } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { gramsOf } from './measures.ts';

const of = (slug: string) => INGREDIENT_INDEX.get(slug) as Ingredient;

test.each<{ why: string; slug: string; quantity: number; unit: Unit; grams: number }>([
  { why: 'a weight needs no ingredient fact', slug: 'onion', quantity: 2, unit: 'kg', grams: 2000 },
  { why: 'an ounce is an ounce', slug: 'rice', quantity: 1, unit: 'oz', grams: 28.35 },
  { why: 'a volume goes by density', slug: 'olive-oil', quantity: 2, unit: 'tbsp', grams: 27.3 },
  { why: 'a piece has its weight', slug: 'onion', quantity: 0.5, unit: 'piece', grams: 75 },
  { why: 'a clove is no piece of the spice', slug: 'garlic', quantity: 4, unit: 'clove', grams: 12 },
  { why: 'a pinch is a sixteenth of a teaspoon', slug: 'salt', quantity: 2, unit: 'pinch', grams: 0.75 },
  { why: 'unless the ingredient says more', slug: 'saffron', quantity: 2, unit: 'pinch', grams: 0.2 },
])('$quantity $unit of $slug: $why', ({ slug, quantity, unit, grams }) => {
  expect(gramsOf(of(slug), quantity, unit)).toBeCloseTo(grams, 2);
});

test.each<{ slug: string; unit: Unit }>([
  { slug: 'egg', unit: 'bunch' },
  { slug: 'stewing-beef', unit: 'ml' },
  { slug: 'stewing-beef', unit: 'pinch' },
])('a $unit of $slug has no weight', ({ slug, unit }) => {
  expect(gramsOf(of(slug), 1, unit)).toBeNull();
});

test.each([
  ['rice', 2, 'pack', 2000],
  ['milk', 1, 'pack', 1030],
  ['spinach', 1, 'pack', 200],
  ['olive-oil', 1, 'bottle', 682.5],
  ['milk', 1, 'bottle', 772.5],
] as const)('%s: %i %s', (slug, quantity, unit, grams) => {
  expect(gramsOf(INGREDIENT_INDEX.require(slug), quantity, unit)).toBeCloseTo(grams, 3);
});

test('a pack of an unmeasured ingredient has no weight', () => {
  expect(gramsOf(INGREDIENT_INDEX.require('onion'), 1, 'pack')).toBeNull();
});
