import { gramsOf, type Ingredient } from '@larder/catalogue';
import type { Unit } from '@larder/domain';

/** What ends on the plates of oil that things are fried in. */
const FRYING = { share: 0.15, fromGrams: 150 } as const;

/** The weight of a line; 0 where a unit says nothing about it. */
export function gramsOfLine(ingredient: Ingredient, quantity: number, unit: Unit): number {
  return gramsOf(ingredient, quantity, unit) ?? 0;
}

/** The share of a line that is eaten: of much fat for frying only a little. */
export function eatenShare(text: string, grams: number): number {
  const isFrying = /\b(?:for|to) (?:deep[- ]|shallow[- ])?fry/i.test(text) || /deep[- ]fry/i.test(text);
  return isFrying && grams >= FRYING.fromGrams ? FRYING.share : 1;
}
