import { HEAT } from '../heat.ts';
import type { RecipeSource } from '@larder/domain/model';

/** Whether a dish that claims to have no heat holds what makes one hot. A pinch is not tasted as such. */
export function* checkHeat({ spice, ingredients }: RecipeSource): Iterable<string> {
  if (spice !== 'none') return;
  for (const { ingredient, unit } of ingredients) {
    if (HEAT.has(ingredient) && unit !== 'pinch') yield `its spice is none, but it holds ${ingredient}`;
  }
}
