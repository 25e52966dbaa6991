import { LIMITS } from './limits.ts';
import { convertQuantity, areUnitsCompatible, UNITS, type Unit } from './units.ts';

/** An amount in the pantry. A null quantity means 'some': it counts as there and is never summed. */
export interface Stock {
  quantity: number | null;
  unit: Unit;
}

const BASE_UNIT: Partial<Record<string, Unit>> = { weight: 'g', volume: 'ml' };

/**
 * Adds an amount to an existing one, in whole units. The existing unit stays if the sum is a whole number of it;
 * otherwise the sum is rounded to grams or millilitres. 'Some' gives way to a known quantity. Returns null if the
 * units are of different kinds, 'too-much' if the sum exceeds the largest quantity.
 */
export function mergeStock(there: Stock, added: Stock): Stock | null | 'too-much' {
  if (!areUnitsCompatible(there.unit, added.unit)) return null;
  if (added.quantity === null) return there;
  if (there.quantity === null) return added;
  const sum = there.quantity + convertQuantity(added.quantity, added.unit, there.unit);
  const nearest = Math.round(sum);
  if (Math.abs(sum - nearest) < 1e-9) {
    return nearest > LIMITS.quantity.max ? 'too-much' : { quantity: nearest, unit: there.unit };
  }
  const base = BASE_UNIT[UNITS[there.unit].kind] ?? there.unit;
  const inBase = Math.max(1, Math.round(convertQuantity(sum, there.unit, base)));
  return inBase > LIMITS.quantity.max ? 'too-much' : { quantity: inBase, unit: base };
}

/** An amount as a pantry stores it: whole units, and the used fraction of the last one (0 to below 1). */
export interface MeasuredStock {
  readonly quantity: number;
  readonly used: number;
  readonly unit: Unit;
}

/** Less than this of a unit or a pack counts as nothing: it is a rounding error. */
export const HAIR = 1e-6;

/**
 * Any amount in whole units: in its own unit if it is a whole number of it, otherwise in grams or millilitres, or
 * else in whole pieces of which the last is partly used ('2½ onions' are 3, half of one used). Returns null for
 * nothing, 'too-much' above the largest quantity.
 */
export function inWholeUnits(amount: number, unit: Unit): MeasuredStock | null | 'too-much' {
  const nearest = Math.round(amount);
  if (Math.abs(amount - nearest) < HAIR) {
    if (nearest > LIMITS.quantity.max) return 'too-much';
    return nearest < 1 ? null : { quantity: nearest, used: 0, unit };
  }
  const base = BASE_UNIT[UNITS[unit].kind] ?? unit;
  if (base !== unit) {
    const measured = inWholeUnits(convertQuantity(amount, unit, base), base);
    if (measured !== 'too-much') return measured;
  }
  const quantity = Math.ceil(amount);
  if (quantity > LIMITS.quantity.max) return 'too-much';
  return quantity < 1 ? null : { quantity, used: quantity - amount, unit };
}
