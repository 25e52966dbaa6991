import type { CountUnit, Ingredient } from '../model/ingredient.ts';
import type { Stock } from '../stock.ts';
import { convertQuantity, UNITS, type Unit } from '../units.ts';

/** The amount an ingredient is usually bought in; a null quantity is 'some'. */
export type UsualAmountOf = (ingredient: Pick<Ingredient, 'slug' | 'gramsPer'>) => Stock;

/** An amount's weight in grams; null if unknown. */
export type GramsOf = (ingredient: Ingredient, quantity: number, unit: Unit) => number | null;

/** A pinch is a sixteenth of a teaspoon, unless the ingredient says otherwise. */
const PINCH_ML = 5 / 16;
/** A bottle of wine or oil, unless the ingredient says otherwise. */
const BOTTLE_ML = 750;

/** An amount's weight in grams; null if the unit does not determine it. */
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

/** Millilitres per container. */
const VESSELS: Partial<Record<Unit, number>> = { pinch: PINCH_ML, bottle: BOTTLE_ML };

/** A pack, bag or carton holds the usual amount: a bag of rice is a kilogram. */
function gramsOfPack(ingredient: Ingredient, packs: number, usualAmountOf: UsualAmountOf): number | null {
  const { quantity, unit } = usualAmountOf(ingredient);
  const { kind } = UNITS[unit];
  if (quantity === null || (kind !== 'weight' && kind !== 'volume')) return null;
  return gramsOf(ingredient, packs * quantity, unit, usualAmountOf);
}
