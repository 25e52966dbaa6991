import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { checkEnergy } from './energy.ts';
import { checkServing } from './serving.ts';
import { checkWords } from './word-guard.ts';

/** What of the catalogue's own checks speaks against a recipe that others wrote, one sentence each. */
export function checkImported(recipe: Recipe, index: IngredientIndex): string[] {
  return [...checkServing(recipe, index), ...checkEnergy(recipe, index), ...checkWords(recipe, index)];
}
