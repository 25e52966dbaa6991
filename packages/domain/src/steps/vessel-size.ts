import type { KitchenAmount } from '../kitchen/index.ts';
import { formatQuantity } from '../quantity.ts';
import { convertQuantity, UNITS, type Unit } from '../units.ts';
import type { UnitSystem } from '../vocabulary/preferences.ts';

const ML_IN_QUART = 946;
const SMALLEST_QUART_ML = 900;

/** The size of a pot or dish, as written before it: '2-quart', '⅔ cup'. */
export function vesselSize(
  old: string,
  quantity: number,
  unit: Unit,
  system: UnitSystem,
  said: KitchenAmount,
): string {
  const joint = old.includes('-') ? '-' : ' ';
  const ml = UNITS[unit].kind === 'volume' ? convertQuantity(quantity, unit, 'ml') : 0;
  if (system === 'us' && ml >= SMALLEST_QUART_ML)
    return `${formatQuantity(Math.round((2 * ml) / ML_IN_QUART) / 2)}${joint}quart`;
  if (system === 'us' && ml >= CUP_ML / 4) return `${formatQuantity(nearestCup(ml / CUP_ML))}${joint}cup`;
  const [first] = said.parts;
  return `${formatQuantity(first.quantity, 'en-US', first.unit === 'l')}${joint}${first.unit}`;
}

const CUP_ML = UNITS.cup.factor;
const CUPS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 5 / 4, 3 / 2, 7 / 4, 2, 5 / 2, 3, 7 / 2];
const nearestCup = (cups: number) =>
  CUPS.reduce((best, one) => (Math.abs(one - cups) < Math.abs(best - cups) ? one : best));
