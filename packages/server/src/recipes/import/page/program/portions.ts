/** An amount of a program's data, and its unit: '' if it counts. */
export interface Portions {
  readonly amount: number;
  readonly unit: string;
}

/** Words for a single thing, which say nothing before a food that is counted. */
export const PIECE = /^(?:stk|st|stück|pcs?|pieces?|stuks?)\.?$/i;
/** Units whose amounts nobody writes in parts. Any other says nothing: half a cup is for all. */
const FINE = /^(?:g|grams?|gramm|ml)\.?$/i;
/** A dish for more is counted in biscuits, not in people. */
const MOST_SERVINGS = 24;
const FEWEST = 4;
/** Share of the amounts that are odd as they are, and of those that are not for all. */
const ENOUGH_ODD = 0.3;
const ENOUGH_EVEN = 0.9;

/**
 * Whether amounts are for one serving: programs that let a cook choose how many keep them so. Some are then a quarter of a
 * piece, others 12.5 g, and nearly all are whole or a half for all. Only both together tell it, as a wrong guess would multiply
 * every amount: a recipe for two has half an onion, and a baker writes 2.5 g.
 */
export function isPerServing(portions: readonly Portions[], servings: number): boolean {
  const pieces = portions.filter(({ unit }) => unit === '' || PIECE.test(unit));
  const fine = portions.filter(({ unit }) => FINE.test(unit));
  const telling = [...pieces, ...fine];
  if (servings < 2 || servings > MOST_SERVINGS || telling.length < FEWEST) return false;
  const oddPieces = pieces.filter(({ amount }) => !isEven(amount));
  const oddGrams = fine.filter(({ amount }) => !Number.isInteger(amount));
  const even = telling.filter(({ amount }) => isEven(amount * servings));
  return (
    oddPieces.length > 0 &&
    oddGrams.length > 0 &&
    oddPieces.length + oddGrams.length >= telling.length * ENOUGH_ODD &&
    even.length >= telling.length * ENOUGH_EVEN
  );
}

/** Whether an amount is whole or a half. */
const isEven = (amount: number): boolean => Math.abs(amount * 2 - Math.round(amount * 2)) < 1e-6;
