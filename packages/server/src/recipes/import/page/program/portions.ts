/** An amount of a program's data, and its unit: '' if it counts. */
export interface Portions {
  readonly amount: number;
  readonly unit: string;
}

/** Units that cooks measure in fractions of: they say nothing about how many an amount is for. */
const FRACTIONS =
  /^(?:cups?|t(?:ea|able)?sp(?:oon)?s?|oz|ounces?|lbs?|pounds?|inch(?:es)?|pints?|quarts?|dl|tsk|spsk|msk|krm|tl|el|kl|l|kg)\.?$/i;
/** Units whose amounts nobody writes in parts. */
const FINE = /^(?:g|grams?|gramm|ml)\.?$/i;
const FEWEST = 4;
/** Share of the amounts that are odd as they are, and of those that are not for all. */
const ENOUGH_ODD = 0.3;
const ENOUGH_EVEN = 0.9;

/**
 * Whether amounts are for one serving: programs that let a cook choose how many keep them so. Many are then a quarter of a
 * piece or 12.5 g, and nearly all are whole or a half for all. Half a piece tells nothing: many a recipe for two has half an
 * onion, and a wrong guess would multiply every amount.
 */
export function isPerServing(portions: readonly Portions[], servings: number): boolean {
  const telling = portions.filter(({ unit }) => !FRACTIONS.test(unit));
  if (servings < 2 || telling.length < FEWEST) return false;
  const odd = telling.filter(
    ({ amount, unit }) => !(FINE.test(unit) ? Number.isInteger(amount) : isEven(amount)),
  );
  const even = telling.filter(({ amount }) => isEven(amount * servings));
  return odd.length >= telling.length * ENOUGH_ODD && even.length >= telling.length * ENOUGH_EVEN;
}

/** Whether an amount is whole or a half. */
const isEven = (amount: number): boolean => Math.abs(amount * 2 - Math.round(amount * 2)) < 1e-6;
