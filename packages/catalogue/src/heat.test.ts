import { expect, test } from 'vitest';
import { SPICE_LEVELS } from '@larder/domain';
import type { RecipeLine } from '@larder/domain/model';
import { CATALOGUE, INGREDIENT_INDEX } from './catalogue.ts';
import { estimateSpice, HEAT } from './heat.ts';

test('every hot ingredient is in the catalogue', () => {
  expect([...HEAT.keys()].filter((slug) => !INGREDIENT_INDEX.get(slug))).toEqual([]);
});

const HOT_LINES: readonly RecipeLine[] = [
  { ingredient: 'sriracha', quantity: 2, unit: 'tbsp' },
  { ingredient: 'ssamjang', quantity: 2, unit: 'tbsp' },
  { ingredient: 'gochujang', quantity: 1, unit: 'tbsp' },
  { ingredient: 'habanero', quantity: 1, unit: 'piece' },
  { ingredient: 'cayenne-pepper', quantity: 1, unit: 'pinch' },
];
test.each(HOT_LINES)('a dish with $ingredient is not mild', (line) => {
  expect(estimateSpice({ ingredients: [line], servings: 4 }, INGREDIENT_INDEX)).not.toBe('none');
});

const COOL_LINES: readonly RecipeLine[] = [
  { ingredient: 'serrano-ham', quantity: 100, unit: 'g' },
  { ingredient: 'bell-pepper', quantity: 3, unit: 'piece' },
  { ingredient: 'sweet-paprika', quantity: 1, unit: 'tbsp' },
];
test.each(COOL_LINES)('$ingredient adds no heat', (line) => {
  expect(estimateSpice({ ingredients: [line], servings: 4 }, INGREDIENT_INDEX)).toBe('none');
});

test('the estimate for our own recipes is close to their stated level, and seldom milder', () => {
  const off = CATALOGUE.recipes.map(
    (recipe) =>
      SPICE_LEVELS.indexOf(estimateSpice(recipe, INGREDIENT_INDEX)) - SPICE_LEVELS.indexOf(recipe.spice),
  );
  expect(Math.min(...off)).toBeGreaterThanOrEqual(-1);
  expect(off.filter((steps) => steps > 1).length / off.length).toBeLessThan(0.03);
  expect(off.filter((steps) => steps < 0).length / off.length).toBeLessThan(0.1);
});
