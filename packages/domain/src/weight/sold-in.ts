import type { Ingredient } from '../model/ingredient.ts';
import type { SoldIn } from '../shopping.ts';
import { UNITS } from '../units.ts';
import { gramsOf, type UsualAmountOf } from './grams-of.ts';

/**
 * How a shop counts vegetables, fruit and herbs that kitchens use by the clove, leaf or slice: garlic in
 * heads. Null for everything else, or if the weight is unknown.
 */
export function soldIn(ingredient: Ingredient, usualAmountOf: UsualAmountOf): SoldIn | null {
  if (ingredient.category !== 'Produce') return null;
  const { quantity, unit } = usualAmountOf(ingredient);
  const { kind } = UNITS[unit];
  if (quantity === null || kind === 'weight' || kind === 'volume') return null;
  const grams = gramsOf(ingredient, 1, unit, usualAmountOf);
  return grams === null ? null : { unit, grams };
}
