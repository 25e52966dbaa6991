import { HEAT } from '../heat.ts';
import type { RecipeSource } from '@larder/domain/model';

/** Whether a dish marked as mild contains something hot. A pinch is not noticeable. */
export function* checkHeat({ spice, ingredients }: RecipeSource): Iterable<string> {
  if (spice !== 'none') return;
  for (const { ingredient, unit } of ingredients) {
    if (HEAT.has(ingredient) && unit !== 'pinch')
      yield `its spice level is none, but it contains ${ingredient}`;
  }
}
