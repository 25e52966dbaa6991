import { sayAmount } from '../say-amount.ts';
import { convertQuantity, isUnit, UNITS } from '../units.ts';
import type { UnitSystem } from '../vocabulary/preferences.ts';
import { shownAmount, type ExactAmount } from './convert.ts';
import { sayKitchenAmount, type SayKitchenOptions } from './say.ts';

const ML_IN_QUART = 946;
const QUARTS_FROM_ML = 1800;
const FL_OZ_ML = 29.5735;

/**
 * An amount to buy or to keep in stock. It stays in the shop's unit. Weights and volumes are in pounds, fluid ounces
 * and quarts in the United States, never in cups, and in grams and millilitres in metric.
 */
export function sayShopAmount(
  amount: ExactAmount,
  system: UnitSystem,
  options: SayKitchenOptions = {},
): string {
  const { quantity, unit } = amount;
  if (system === 'us' && isUnit(unit) && (unit === 'ml' || unit === 'l')) {
    const ml = convertQuantity(quantity, unit, 'ml');
    const isLarge = ml >= QUARTS_FROM_ML;
    const exact = ml / (isLarge ? ML_IN_QUART : FL_OZ_ML);
    const rounded = isLarge ? Math.round(exact * 2) / 2 : Math.max(1, Math.round(exact));
    return sayKitchenAmount({ parts: [{ quantity: rounded, unit: isLarge ? 'quart' : 'fl oz' }] }, options);
  }
  const isWeight = isUnit(unit) && UNITS[unit].kind === 'weight';
  const isCup = unit === 'cup' || unit === 'fl oz';
  const shown = isWeight || (system === 'metric' && isCup) ? shownAmount(amount, { system }) : null;
  return shown ? sayKitchenAmount(shown, options) : sayAmount(amount, options);
}
