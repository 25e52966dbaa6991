import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from '../ingredients/index.ts';
import { PRESETS } from '../presets.ts';
import { RECIPES } from '../recipes/index.ts';
import { checkIngredients } from './ingredients.ts';
import { checkPresets } from './presets.ts';
import { checkRecipes } from './recipes.ts';

describe('the catalogue is sound', () => {
  test('ingredients', () => expect(checkIngredients(INGREDIENTS)).toEqual([]));
  test('recipes', () => expect(checkRecipes(RECIPES, INGREDIENTS)).toEqual([]));
  test('presets', () => expect(checkPresets(PRESETS, INGREDIENTS)).toEqual([]));
});
