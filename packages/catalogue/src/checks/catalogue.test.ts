import { expect, test } from 'vitest';
import { INGREDIENTS } from '../ingredients/index.ts';
import { PICTURES } from '../pictures/index.ts';
import { PRESETS } from '../presets.ts';
import { IngredientIndex } from '@larder/domain/model';
import { RECIPES } from '../recipes/index.ts';
import { checkIngredients } from './ingredients.ts';
import { checkPresetMatches } from './preset-matches.ts';
import { checkPresets } from './presets.ts';

test('every ingredient is valid', () => expect(checkIngredients(INGREDIENTS)).toEqual([]));
test('every preset is valid', () => expect(checkPresets(PRESETS, INGREDIENTS)).toEqual([]));

test('a new user who adds a preset can cook', () =>
  expect(checkPresetMatches(PRESETS, RECIPES, new IngredientIndex(INGREDIENTS))).toEqual([]));

test('every recipe has a picture, and every picture a recipe', () => {
  expect(Object.keys(PICTURES).toSorted()).toEqual(RECIPES.map(({ slug }) => slug).toSorted());
});
