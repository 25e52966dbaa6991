import { isUnit, UNITS } from '../units.ts';
import { QUART_ML, STICK_GRAMS } from './american-units.ts';
import type { KitchenAmount } from './measure.ts';

/** The value of an amount in grams, millilitres or pieces. */
export function valueOf({ parts }: KitchenAmount): number {
  const factor = (unit: string) =>
    unit === 'stick' ? STICK_GRAMS : unit === 'quart' ? QUART_ML : isUnit(unit) ? UNITS[unit].factor : 1;
  return parts.reduce((sum, { quantity, unit }) => sum + quantity * factor(unit), 0);
}
