import { LIMITS } from './limits.ts';
import { convertQuantity, areUnitsCompatible, UNITS, type Unit } from './units.ts';

/** An amount in the pantry. A null quantity means 'some': it counts as there and is never summed. */
export interface Stock {
  quantity: number | null;
  unit: Unit;
}

const BASE_UNIT: Partial<Record<string, Unit>> = { weight: 'g', volume: 'ml' };

/**
 * Adds an amount to one that is there, in whole units. The unit that is there stays when the sum is a whole number
 * of it; else the sum is rounded in grams or millilitres. 'Some' gives way to a known quantity.
 * Returns null when the units are of different kinds, 'too-much' when the sum passes the largest quantity.
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
