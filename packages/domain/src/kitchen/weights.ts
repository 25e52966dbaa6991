import { UNITS } from '../units.ts';
import type { KitchenAmount } from './measure.ts';
import { nicestOf, nicestStep, offBy, tidy, type Candidate, type Step } from './nicest.ts';

const OZ = UNITS.oz.factor;
const OZ_IN_LB = 16;
/** From here up in pounds: 450 g is a pound. */
const POUNDS_FROM_OZ = 15.5;
/** Smaller amounts stay in grams: no scale shows them in ounces. */
const OUNCES_FROM_GRAMS = 13;

const OUNCE_STEPS: readonly Step[] = [
  [1, 0],
  [0.5, 0.5],
  [0.25, 1.5],
];
const SMALL_OUNCE_STEPS: readonly Step[] = [...OUNCE_STEPS, [0.1, 3]];
const POUND_STEPS: readonly Step[] = [
  [1, 0],
  [0.5, 0.3],
  [0.25, 0.8],
];
const SECOND_PART = 2;

/** Grams in ounces and pounds: 5¼ oz, 1½ lb, 1 lb 2 oz. A few grams stay grams. */
export function inOunces(grams: number): KitchenAmount {
  if (grams < OUNCES_FROM_GRAMS) return inGrams(grams);
  const ounces = grams / OZ;
  if (ounces < POUNDS_FROM_OZ) {
    const steps = ounces < 4 ? SMALL_OUNCE_STEPS : OUNCE_STEPS;
    return { parts: [{ quantity: nicestStep(ounces, steps), unit: 'oz' }] };
  }
  const pounds = ounces / OZ_IN_LB;
  const inPounds = nicestStep(pounds, POUND_STEPS);
  const whole = Math.floor(Math.round(ounces) / OZ_IN_LB);
  const rest = Math.round(ounces) - whole * OZ_IN_LB;
  const single: Candidate<KitchenAmount> = {
    value: inPounds,
    price: 0,
    said: { parts: [{ quantity: inPounds, unit: 'lb' }] },
  };
  const both: Candidate<KitchenAmount> = {
    value: whole + rest / OZ_IN_LB,
    price: SECOND_PART,
    said: {
      parts: [
        { quantity: whole, unit: 'lb' },
        { quantity: rest, unit: 'oz' },
      ],
    },
  };
  const isMixed = rest > 0 && pounds < 5;
  return nicestOf(pounds, isMixed ? [single, both] : [single])?.said ?? single.said;
}

/** Grams or millilitres, then kilograms or litres with decimals: 185 g, 1.35 kg. */
function inMetric(quantity: number, unit: 'g' | 'ml', larger: 'kg' | 'l'): KitchenAmount {
  const rounded = roundedMetric(quantity);
  if (rounded >= 1000) return { parts: [{ quantity: tidy(rounded / 1000), unit: larger }] };
  return { parts: [{ quantity: rounded, unit }] };
}

/**
 * Up to 100 in fives if those are within 3 %, otherwise in whole numbers; up to 1000 in tens if those are within 1 %,
 * otherwise in fives; above that in fifties.
 */
function roundedMetric(quantity: number): number {
  if (quantity < 1) return Math.max(0.25, Math.round(quantity * 4) / 4);
  if (quantity < 5) return Math.round(quantity * 2) / 2;
  if (quantity < 100) {
    const fives = Math.round(quantity / 5) * 5;
    return offBy(fives, quantity) <= 3 ? fives : Math.round(quantity);
  }
  if (quantity < 997.5) {
    const tens = Math.round(quantity / 10) * 10;
    return offBy(tens, quantity) <= 1 ? tens : Math.round(quantity / 5 + 1e-9) * 5;
  }
  return Math.round(quantity / 50) * 50;
}

export const inGrams = (grams: number): KitchenAmount => inMetric(grams, 'g', 'kg');
export const inMillilitres = (ml: number): KitchenAmount => inMetric(ml, 'ml', 'l');
