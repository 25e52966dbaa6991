import { UNITS, type Unit } from '../units.ts';
import { NEARLY_NOTHING, type Taken } from './take.ts';
import type { Held, Needed } from './held.ts';

/** A known amount. */
export interface MeasuredAmount {
  readonly quantity: number;
  readonly unit: Unit;
}

/**
 * The smallest step in which a unit is bought: whole grams, millilitres and pieces, 10 g for kilograms, a
 * quarter for spoons.
 */
function stepsOf(unit: Unit): number {
  if (unit === 'kg' || unit === 'l') return 100;
  return UNITS[unit].kind === 'volume' && unit !== 'ml' ? 4 : 1;
}

/** Rounds up to an amount that a shop sells: 0.3 of a bunch is one bunch. */
export function roundUpToBuy(quantity: number, unit: Unit): number {
  const steps = stepsOf(unit);
  return Math.ceil(quantity * steps - 1e-6) / steps;
}

/**
 * Rounds an available amount down the way a cook says it: whole grams and counts, spoons to a quarter. Things
 * that only come whole stay whole (nobody has half an egg), unless less than one is left.
 */
export function roundDownToHave(quantity: number, unit: Unit, isWhole = false): number {
  const { kind } = UNITS[unit];
  const isFine = kind === 'weight' || unit === 'ml' || unit === 'l';
  const steps = isFine ? stepsOf(unit) : isWhole ? 1 : 4;
  const rounded = Math.floor(quantity * steps + 1e-6) / steps;
  return rounded === 0 && !isWhole ? quantity : rounded;
}

/** How much more of a line to buy; null if nothing. */
export function lackingOf({ quantity, unit }: Needed, lack: number): MeasuredAmount | null {
  return lack < NEARLY_NOTHING ? null : { quantity: roundUpToBuy(quantity * lack, unit), unit };
}

/** Whether an amount of this item is that amount of what is needed: one onion is not one shallot. */
function countsAlike({ covers, gives, unit }: Held, ingredientId: number): boolean {
  const { kind } = UNITS[unit];
  return !gives && (covers[0] === ingredientId || kind === 'weight' || kind === 'volume');
}

/**
 * How much of a line is available, in the unit it was entered in if there is only one: '1 lb', not '453.59
 * g'. What is counted and is there in the place of something else is said as what it makes up for: 6 shallots, not the one
 * onion. Null if nothing is available or the amount is unknown.
 */
export function availableOf(
  { ingredientId, quantity, unit }: Needed,
  lack: number,
  taken: readonly Taken<Held>[],
  isWhole = false,
): MeasuredAmount | null {
  const [first] = taken;
  if (!first || taken.some((use) => use.quantity === null)) return null;
  const isOneUnit = taken.every(
    ({ item }) => item.unit === first.item.unit && countsAlike(item, ingredientId),
  );
  const sum = taken.reduce((all, use) => all + (use.quantity ?? 0), 0);
  const there = isOneUnit
    ? { quantity: sum, unit: first.item.unit }
    : { quantity: quantity * (1 - lack), unit };
  return { ...there, quantity: roundDownToHave(there.quantity, there.unit, isWhole) };
}
