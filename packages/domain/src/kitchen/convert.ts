import { convertQuantity, isUnit, UNITS, type Unit } from '../units.ts';
import { STICK_GRAMS } from './american-units.ts';
import { inPieces } from './counts.ts';
import type { UnitSystem } from '../vocabulary/preferences.ts';
import type { KitchenAmount, KitchenMeasure } from './measure.ts';
import { nicestStep, type Step } from './nicest.ts';
import { inSpoons } from './spoons.ts';
import { inCups, MOST_CUPS_ML } from './us-volume.ts';
import { inGrams, inMillilitres, inOunces } from './weights.ts';

/** An amount as the recipe gives it, for the servings shown. */
export interface ExactAmount {
  readonly quantity: number;
  readonly unit: string;
  /** The lower end of a range, of which the quantity is the upper one. */
  readonly least?: number | undefined;
}

/** How to show amounts. */
export interface Showing {
  readonly system: UnitSystem;
  /** Null if the ingredient has no density: a weight stays a weight, a volume a volume. */
  readonly measure?: KitchenMeasure | null | undefined;
  /** The servings differ from the recipe's, so the amount is rounded even if its unit stays. */
  readonly isScaled?: boolean | undefined;
}

const TEASPOON_ML = UNITS.tsp.factor;
/** Two pounds. */
const MOST_STICKS = 8;
/** A stick is cut along the tablespoons on its wrapper, or between them: 40 g is 2¾ tbsp. */
const STICK_STEPS: readonly Step[] = [
  [1, 0],
  [0.5, 0.5],
  [0.25, 3],
];
const SPOONS: ReadonlySet<string> = new Set<Unit>(['tsp', 'tbsp']);
/** More than this many tablespoons are weighed or measured, unless the recipe is shown as written. */
const MOST_SPOONS_ML = 90;
const METRIC: ReadonlySet<string> = new Set<Unit>(['g', 'kg', 'ml', 'l']);
const US_WEIGHTS: ReadonlySet<string> = new Set<Unit>(['oz', 'lb']);

/** An amount in a unit system; null if it stays as the recipe gives it. */
export function shownAmount({ quantity, unit }: ExactAmount, showing: Showing): KitchenAmount | null {
  if (!isUnit(unit) || quantity <= 0) return null;
  const { kind } = UNITS[unit];
  if (kind !== 'weight' && kind !== 'volume') return showing.isScaled ? inPieces(quantity, unit) : null;
  if (showing.system === 'us') return inUs(quantity, unit, showing);
  if (showing.system === 'metric') return toMetric(quantity, unit, showing);
  return showing.isScaled ? sameUnit(quantity, unit) : null;
}

/** Rounded, in the recipe's own units. */
function sameUnit(quantity: number, unit: Unit): KitchenAmount {
  const amount = baseOf(quantity, unit);
  if (SPOONS.has(unit)) return inSpoons(amount / TEASPOON_ML);
  if (unit === 'cup') return inCups(amount);
  if (unit === 'fl oz') return { parts: [{ quantity: Math.round(quantity * 2) / 2 || 1 / 2, unit }] };
  if (US_WEIGHTS.has(unit)) return inOunces(amount);
  return UNITS[unit].kind === 'weight' ? inGrams(amount) : inMillilitres(amount);
}

/** In grams or millilitres. */
const baseOf = (quantity: number, unit: Unit): number =>
  convertQuantity(quantity, unit, UNITS[unit].kind === 'weight' ? 'g' : 'ml');

function toMetric(quantity: number, unit: Unit, { measure, isScaled }: Showing): KitchenAmount | null {
  const amount = baseOf(quantity, unit);
  if (METRIC.has(unit)) return isScaled ? sameUnit(quantity, unit) : null;
  if (UNITS[unit].kind === 'weight') return inGrams(amount);
  if (SPOONS.has(unit)) {
    if (amount <= MOST_SPOONS_ML) return isScaled ? inSpoons(amount / TEASPOON_ML) : null;
    if (!measure && !isScaled) return null;
  }
  const isWeighed = measure && measure.metric === 'weight';
  return isWeighed ? inGrams(amount * measure.gramsPerMl) : inMillilitres(amount);
}

function inUs(quantity: number, unit: Unit, { measure, isScaled }: Showing): KitchenAmount | null {
  const amount = baseOf(quantity, unit);
  const isWeight = UNITS[unit].kind === 'weight';
  if (measure?.us === 'sticks') return inSticks(isWeight ? amount : amount * measure.gramsPerMl, measure);
  if (US_WEIGHTS.has(unit)) return isScaled ? inOunces(amount) : null;
  if (isWeight) {
    const ml = measure?.us === 'volume' ? amount / measure.gramsPerMl : null;
    return ml !== null && ml <= MOST_CUPS_ML ? inCups(ml) : inOunces(amount);
  }
  if (!METRIC.has(unit) && !isScaled) return null;
  return inCups(amount);
}

/** Butter: spoons up to half a stick, then whole and half sticks, with cups and spoons in between. */
function inSticks(grams: number, { gramsPerMl }: KitchenMeasure): KitchenAmount {
  if (grams > MOST_STICKS * STICK_GRAMS) return inOunces(grams);
  const halves = Math.round((2 * grams) / STICK_GRAMS);
  const isNear = Math.abs((halves * STICK_GRAMS) / 2 - grams) <= grams * 0.03;
  if (halves >= 2 && isNear) return { parts: [{ quantity: halves / 2, unit: 'stick' }] };
  const ml = grams / gramsPerMl;
  const tablespoons = ml / UNITS.tbsp.factor;
  if (tablespoons > 2 && tablespoons < 8)
    return { parts: [{ quantity: nicestStep(tablespoons, STICK_STEPS), unit: 'tbsp' }] };
  return inCups(ml);
}
