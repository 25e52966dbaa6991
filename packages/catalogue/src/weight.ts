import { convertQuantity, UNITS, type Unit } from '@larder/domain';
import type { CountUnit, Ingredient } from './model.ts';

/** A pinch is a sixteenth of a teaspoon, where an ingredient does not say what one weighs. */
const PINCH_ML = 5 / 16;

/** What an amount of an ingredient weighs in grams, or null when the unit says nothing about its weight. */
export function gramsOf(ingredient: Ingredient, quantity: number, unit: Unit): number | null {
  const { gramsPerMl, gramsPer } = ingredient;
  if (UNITS[unit].kind === 'weight') return convertQuantity(quantity, unit, 'g');
  if (UNITS[unit].kind === 'volume') {
    return gramsPerMl === null ? null : convertQuantity(quantity, unit, 'ml') * gramsPerMl;
  }
  const gramsEach = gramsPer[unit as CountUnit];
  if (gramsEach !== undefined) return quantity * gramsEach;
  return unit === 'pinch' && gramsPerMl !== null ? quantity * PINCH_ML * gramsPerMl : null;
}
