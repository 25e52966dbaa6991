import { isUnit, UNITS } from '../units.ts';
import type { KitchenAmount } from './measure.ts';

/** The value of an amount in grams, millilitres or pieces, for checks. */
export function valueOf({ parts }: KitchenAmount): number {
  const factor = (unit: string) =>
    unit === 'stick' ? 113 : unit === 'quart' ? 960 : isUnit(unit) ? UNITS[unit].factor : 1;
  return parts.reduce((sum, { quantity, unit }) => sum + quantity * factor(unit), 0);
}
