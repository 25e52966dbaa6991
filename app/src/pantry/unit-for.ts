import type { Unit } from '@larder/domain';

/** Above this number, nobody means kilograms or litres; below it, nobody means grams or millilitres. */
const MOST_LARGE = 20;
const LEAST_SMALL = 10;

const SMALLER: Partial<Record<Unit, Unit>> = { kg: 'g', l: 'ml' };
const LARGER: Partial<Record<Unit, Unit>> = { g: 'kg', ml: 'l' };

interface UsualAmount {
  readonly default_unit: Unit;
  readonly default_quantity: number | null;
}

/**
 * The implied unit: 2 of milk are litres, 500 are millilitres. Ingredients that are not measured out, such as
 * salt, keep their small unit.
 * @param quantity the amount; null for 'some'
 */
export function unitFor(
  { default_unit: unit, default_quantity: usual }: UsualAmount,
  quantity: number | null,
): Unit {
  if (quantity === null) return unit;
  if (quantity >= MOST_LARGE) return SMALLER[unit] ?? unit;
  return quantity < LEAST_SMALL && usual !== null ? (LARGER[unit] ?? unit) : unit;
}
