import { LIMITS } from '../limits.ts';
import type { Ingredient } from '../model/ingredient.ts';
import { inWholeUnits, type Stock } from '../stock.ts';
import { DEFAULT_UNIT, UNITS, type Unit } from '../units.ts';
import { gramsOf, type UsualAmountOf } from './grams-of.ts';

/** The default stock of an unknown ingredient without an amount. */
const SOME: Stock = { quantity: null, unit: DEFAULT_UNIT };

/**
 * Converts a spoken amount of an ingredient to pantry stock, in whole units. Without a number it is the amount
 * usually bought; without a unit the number counts pieces, or multiples of that amount: 'two milks' are 2 l.
 * @param ingredient undefined if unknown
 * @param said the spoken amount; null if none
 */
export function stockOfAmount(
  ingredient: Ingredient | undefined,
  said: { quantity: number | null; unit: Unit | null } | null,
  usualAmountOf: UsualAmountOf,
): Stock {
  const usual = ingredient ? usualAmountOf(ingredient) : SOME;
  if (!said || said.quantity === null) return usual;
  if (said.unit !== null) return whole(said.quantity, said.unit) ?? usual;
  if (!ingredient) return whole(said.quantity, DEFAULT_UNIT) ?? usual;
  const counted = countedIn(ingredient, usual.unit, usualAmountOf);
  if (counted) return whole(said.quantity, counted) ?? usual;
  return (usual.quantity && whole(said.quantity * usual.quantity, usual.unit)) || usual;
}

/** The unit that a bare number counts: two onions, two tins of tomatoes, two bunches of coriander. */
function countedIn(ingredient: Ingredient, usual: Unit, usualAmountOf: UsualAmountOf): Unit | null {
  const { kind } = UNITS[usual];
  if (kind !== 'weight' && kind !== 'volume') return usual;
  return gramsOf(ingredient, 1, 'piece', usualAmountOf) === null ? null : 'piece';
}

/** Whole units: half a cucumber counts as one, and one and a half kilos are 1500 g. */
function whole(quantity: number, unit: Unit): Stock | null {
  const measured = inWholeUnits(quantity, unit);
  if (measured === null) return null;
  if (measured === 'too-much') return { quantity: LIMITS.quantity.max, unit };
  return { quantity: measured.quantity, unit: measured.unit };
}
