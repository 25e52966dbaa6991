import type { CountUnit, Ingredient } from '../model/ingredient.ts';
import type { Stock } from '../stock.ts';
import { convertQuantity, UNITS, type Unit } from '../units.ts';

/** The amount that an ingredient usually comes home in; a null quantity is 'some'. */
export type UsualAmountOf = (ingredient: Pick<Ingredient, 'slug' | 'gramsPer'>) => Stock;

/** What an amount of an ingredient weighs in grams, or null where nobody knows. */
export type GramsOf = (ingredient: Ingredient, quantity: number, unit: Unit) => number | null;

/** A pinch is a sixteenth of a teaspoon, where an ingredient does not say what one weighs. */
const PINCH_ML = 5 / 16;
/** A bottle, where an ingredient does not say what one weighs: of wine or of oil. */
const BOTTLE_ML = 750;

/** What an amount of an ingredient weighs in grams, or null when the unit says nothing about its weight. */
export function gramsOf(
  ingredient: Ingredient,
  quantity: number,
  unit: Unit,
  usualAmountOf: UsualAmountOf,
): number | null {
  const { gramsPerMl, gramsPer } = ingredient;
  if (UNITS[unit].kind === 'weight') return convertQuantity(quantity, unit, 'g');
  if (UNITS[unit].kind === 'volume') {
    return gramsPerMl === null ? null : convertQuantity(quantity, unit, 'ml') * gramsPerMl;
  }
  const gramsEach = gramsPer[unit as CountUnit];
  if (gramsEach !== undefined) return quantity * gramsEach;
  if (unit === 'pack') return gramsOfPack(ingredient, quantity, usualAmountOf);
  const held = VESSELS[unit];
  return held !== undefined && gramsPerMl !== null ? quantity * held * gramsPerMl : null;
}

/** Millilitres of what is not counted, but held by something. */
const VESSELS: Partial<Record<Unit, number>> = { pinch: PINCH_ML, bottle: BOTTLE_ML };

/** A pack, bag or carton holds what usually comes home: a bag of rice is a kilogram. */
function gramsOfPack(ingredient: Ingredient, packs: number, usualAmountOf: UsualAmountOf): number | null {
  const { quantity, unit } = usualAmountOf(ingredient);
  const { kind } = UNITS[unit];
  if (quantity === null || (kind !== 'weight' && kind !== 'volume')) return null;
  return gramsOf(ingredient, packs * quantity, unit, usualAmountOf);
}
