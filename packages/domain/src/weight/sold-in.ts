import type { Ingredient } from '../model/ingredient.ts';
import type { SoldIn } from '../shopping.ts';
import { UNITS, type Unit } from '../units.ts';
import { gramsOf, type UsualAmountOf } from './grams-of.ts';

/** What a greengrocer counts, the most particular first. */
const COUNTED = ['pack', 'bunch', 'head', 'piece'] as const satisfies readonly Unit[];
const CONTAINERS = ['pack', 'can', 'jar', 'bottle'] as const satisfies readonly Unit[];

/**
 * How a shop counts vegetables, fruit and herbs, whatever kitchens measure them by: garlic in heads, cabbage in pieces,
 * curry leaves in packs. Null for everything else, for what it sells in packs of a weight, and if the weight is unknown.
 */
export function soldIn(ingredient: Ingredient, usualAmountOf: UsualAmountOf): SoldIn | null {
  const { category, gramsPer } = ingredient;
  if (category !== 'Produce') return null;
  const { quantity, unit } = usualAmountOf(ingredient);
  const { kind } = UNITS[unit];
  const isMeasured = kind === 'weight' || kind === 'volume';
  if (!isMeasured && quantity !== null) {
    const grams = gramsOf(ingredient, 1, unit, usualAmountOf);
    return grams === null ? null : { unit, grams };
  }
  if (isMeasured && CONTAINERS.some((one) => gramsPer[one] !== undefined)) return null;
  const counted = COUNTED.find((one) => gramsPer[one] !== undefined);
  return counted === undefined ? null : { unit: counted, grams: gramsPer[counted]! };
}
