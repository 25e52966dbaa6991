import { expect, test } from 'vitest';
import type { Unit } from '../units.ts';
import { leastOf } from './range.ts';

test.each<[text: string, quantity: number, unit: Unit | null, least: number]>([
  ['2-3 tbsp olive oil', 3, 'tbsp', 2],
  ['2 – 3 tbsp olive oil', 3, 'tbsp', 2],
  ['2 to 3 tablespoons oil', 3, 'tbsp', 2],
  ['2 tbsp-3 tbsp oil', 3, 'tbsp', 2],
  ['150 ml-200 ml milk', 200, 'ml', 150],
  ['1½–2 cups flour', 2, 'cup', 1.5],
  ['1/3-1/2 tsp salt', 0.5, 'tsp', 1 / 3],
  ['1 to 1 1/2 lb beef', 1.5, 'lb', 1],
  ['1-1/2 to 2 cups flour', 2, 'cup', 1.5],
  ['1-1/2-2 cups flour', 2, 'cup', 1.5],
  ['1-2 kg chicken', 2, 'kg', 1],
  ['3-4 lb / 1.4-1.8 kg beef', 4, 'lb', 3],
  ['200-250g/7-9oz spinach', 250, 'g', 200],
  ['about 4-6 cloves of garlic, crushed', 6, 'clove', 4],
  ['two or three eggs', 3, 'piece', 2],
  ['2-3 large eggs', 3, null, 2],
  ['4–6 garlic cloves, crushed', 6, 'clove', 4],
  ['2-3 cloves', 3, 'piece', 2],
  ['2-3 x 400 g tins tomatoes', 1200, 'g', 800],
  ['3-4 lb (1.4-1.8 kg) beef', 1.8, 'kg', 1.4],
  ['2–3 cups (about 250–375 g) flour', 375, 'g', 250],
  ['2-3 sticks butter', 339, 'g', 226],
])('%s, of which %d %s were read, begins at %d [UNITS-11]', (text, quantity, unit, least) =>
  expect(leastOf(text, { quantity, unit })).toBeCloseTo(least, 5),
);

test.each<[text: string, quantity: number, unit: Unit | null, why: string]>([
  ['3 tbsp olive oil', 3, 'tbsp', 'it is no range'],
  ['1 1/2 cups flour', 1.5, 'cup', 'it is one number'],
  ['1-1/2 cups flour', 1.5, 'cup', 'it is one number'],
  ['2-inch piece of ginger', 1, 'piece', 'it is a size'],
  ['2-3 cm piece of ginger', 1, 'piece', 'the range is a size'],
  ['2-3 tbsp olive oil', 4, 'tbsp', 'the cook has changed the amount'],
  ['2-3 tbsp olive oil', 3, 'tsp', 'the cook has changed the unit'],
  ['2-3 eggs', 3, 'kg', 'the cook weighs them'],
  ['3-2 tbsp olive oil', 3, 'tbsp', 'it does not rise'],
  ['3 eggs, beaten for 2-3 minutes', 3, 'piece', 'the range is of something else'],
  ['3-4 lb (1.8 kg) beef', 1.8, 'kg', 'the weight in brackets is no range'],
  ['', 3, 'tbsp', 'there are no words'],
])('%s of %d %s has no lower end: %s', (text, quantity, unit) =>
  expect(leastOf(text, { quantity, unit })).toBeNull(),
);
