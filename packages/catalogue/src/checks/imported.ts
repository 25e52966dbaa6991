import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { checkEnergy } from './energy.ts';
import { checkServing } from './serving.ts';
import { checkWords } from './word-guard.ts';

/** The catalogue's checks, applied to an imported recipe: one sentence per problem. */
export function checkImported(recipe: Recipe, index: IngredientIndex): string[] {
  return [...checkServing(recipe, index), ...checkEnergy(recipe, index), ...checkWords(recipe, index)];
}
