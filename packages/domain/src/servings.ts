import { formatQuantity } from './quantity.ts';

/**
 * A line in a cook's own words, for a multiple of its servings: '1 jar of chutney × 2'. The words stay as they are,
 * because nothing knows what they mean.
 */
export function sayTimes(text: string, times: number): string {
  return times === 1 ? text : `${text} × ${formatQuantity(times)}`;
}

/** An amount for another number of servings, without the last digits of binary fractions: a third of 0.3 is 0.1. */
export function scaled(quantity: number, factor: number): number {
  return Number((quantity * factor).toPrecision(9));
}
