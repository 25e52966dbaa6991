import { UNITS, type Unit } from '../units.ts';
import { NEARLY_NOTHING, type Taken } from './take.ts';
import type { Held, Needed } from './held.ts';

/** A known amount. */
export interface MeasuredAmount {
  readonly quantity: number;
  readonly unit: Unit;
}

/** In how many steps a unit is bought: whole grams, millilitres and pieces, kilograms to ten grams, spoons to a quarter. */
function stepsOf(unit: Unit): number {
  if (unit === 'kg' || unit === 'l') return 100;
  return UNITS[unit].kind === 'volume' && unit !== 'ml' ? 4 : 1;
}

/** The least that can be bought and is enough: 0.3 of a bunch is a bunch. */
export function roundUpToBuy(quantity: number, unit: Unit): number {
  const steps = stepsOf(unit);
  return Math.ceil(quantity * steps - 1e-6) / steps;
}

/**
 * An amount that is there, as a cook says it: never more than there is, whole grams, counts and spoons to a quarter. What
 * comes only whole is whole: nobody has half an egg. Less than that stays as it is.
 */
export function roundDownToHave(quantity: number, unit: Unit, isWhole = false): number {
  const { kind } = UNITS[unit];
  const isFine = kind === 'weight' || unit === 'ml' || unit === 'l';
  const steps = isFine ? stepsOf(unit) : isWhole ? 1 : 4;
  const rounded = Math.floor(quantity * steps + 1e-6) / steps;
  return rounded === 0 && !isWhole ? quantity : rounded;
}

/** How much more of a line is to be bought; null when nothing is. */
export function lackingOf({ quantity, unit }: Needed, lack: number): MeasuredAmount | null {
  return lack < NEARLY_NOTHING ? null : { quantity: roundUpToBuy(quantity * lack, unit), unit };
}

/**
 * How much of a line is there, in the unit in which it was entered when that is one and the same: '1 lb', not '453.59 g'. Null when
 * nothing is, or nobody can tell how much.
 */
export function availableOf(
  { quantity, unit }: Needed,
  lack: number,
  taken: readonly Taken<Held>[],
  isWhole = false,
): MeasuredAmount | null {
  const [first] = taken;
  if (!first || taken.some((use) => use.quantity === null)) return null;
  const isOneUnit = taken.every(({ item }) => item.unit === first.item.unit && !item.gives);
  const sum = taken.reduce((all, use) => all + (use.quantity ?? 0), 0);
  const there = isOneUnit
    ? { quantity: sum, unit: first.item.unit }
    : { quantity: quantity * (1 - lack), unit };
  return { ...there, quantity: roundDownToHave(there.quantity, there.unit, isWhole) };
}
