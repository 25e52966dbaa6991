import type { RecipeDetails } from './recipes.query.ts';
import type { ShownIn } from './shown-amount.ts';

interface OwnLine extends Pick<RecipeDetails['ingredients'][number], 'name' | 'quantity'> {
  /** The line as the cook wrote it; a recipe of the catalogue has none. */
  readonly text?: string | undefined;
}

/** '1½', '1 1/2', '½', '14.5', '3'. */
const NUMBER = /(\d{1,6})?\s?([½¼¾⅓⅔⅛])|(?:(\d{1,6})\s{1,3})?(\d{1,6})\/(\d{1,6})|(\d{1,6}(?:[.,]\d{1,6})?)/g;
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};

const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(NUMBER), ([, whole, sign, before, above, below, plain]) => {
    if (sign !== undefined) return Number(whole ?? 0) + (FRACTIONS[sign] ?? 0);
    if (above !== undefined) return Number(before ?? 0) + Number(above) / Number(below);
    return Number((plain ?? '').replace(',', '.'));
  });

/** Whether the amount that was read is the one that the line states, and not what it comes to: 29 oz for two cans. */
function isStated(text: string, quantity: number): boolean {
  const [stated = ''] = text.split(/,\s/);
  const numbers = numbersIn(stated);
  if (numbers.length === 0) return quantity === 1 && /^an?\s/i.test(stated);
  return numbers.length === 1 && Math.abs(numbers[0]! - quantity) < 0.01;
}

/**
 * A line of the cook's own in the cook's own words, if amounts are shown as written and what was read of it says less:
 * '2 (14.5 oz) cans', 'juice of half a lemon', 'oil for frying'. Undefined where the ingredient with its amount is the same.
 */
export function ownWords(
  { text, name, quantity }: OwnLine,
  { units, isScaled }: ShownIn,
): string | undefined {
  if (text === undefined || units !== 'as_written' || isScaled) return undefined;
  const isSaid = quantity === null ? text.toLowerCase() === name.toLowerCase() : isStated(text, quantity);
  return isSaid ? undefined : text;
}
