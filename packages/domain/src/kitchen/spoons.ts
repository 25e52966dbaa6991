import type { KitchenAmount } from './measure.ts';
import { nicestOf, offBy, tidy, type Candidate } from './nicest.ts';

/** Teaspoons in a tablespoon. */
const IN_TABLESPOON = 3;
/** A pinch is a sixteenth of a teaspoon: an eighth is the smallest spoon. */
const PINCH = 1 / 16;
const PINCHES_UP_TO = 0.09;
/** Above this error, in per cent, a spoon is said to be generous or scant. */
const GENEROUS_FROM = 6;
/** The teaspoon amounts cooks use, with their penalties. Small ones are coarse: 'a scant ½ tsp' is close enough. */
const TEASPOONS: readonly (readonly [number, number])[] = [
  [1 / 8, 0],
  [1 / 4, 0],
  [1 / 2, 0],
  [3 / 4, 0],
  [1, 0],
  [5 / 4, 1.5],
  [3 / 2, 0.5],
  [7 / 4, 1.5],
  [2, 0],
  [9 / 4, 1.5],
  [5 / 2, 0.5],
  [7 / 2, 1],
  [4, 0.5],
  [5, 1],
];

/** Everything a set of spoons can measure, up to a number of tablespoons. */
function spoonsUpTo(tablespoons: number): Candidate<KitchenAmount>[] {
  const small = TEASPOONS.map(([value, price]) => ({
    value,
    price,
    said: { parts: [{ quantity: value, unit: 'tsp' }] } satisfies KitchenAmount,
  }));
  const large: Candidate<KitchenAmount>[] = [];
  for (let quarters = 4; quarters <= 4 * tablespoons; quarters += 1) {
    const quantity = quarters / 4;
    const isQuarter = quarters % 2 === 1;
    const isHalf = quarters % 4 === 2;
    if (quantity > (isQuarter ? 2 : isHalf ? 5.5 : tablespoons)) continue;
    large.push({
      value: quantity * IN_TABLESPOON,
      price: isQuarter ? 1.5 : isHalf ? 0.5 : 0,
      said: { parts: [{ quantity, unit: 'tbsp' }] },
    });
  }
  return [...small, ...large];
}

const SPOONS = spoonsUpTo(24);

/** An amount in spoons: 1½ tbsp, ¾ tsp, 'a generous ½ tsp', 'a pinch'. Given in teaspoons. */
export function inSpoons(teaspoons: number): KitchenAmount {
  if (teaspoons < PINCHES_UP_TO) {
    const isSmall = teaspoons < PINCH / 2;
    return { parts: [{ quantity: 1, unit: 'pinch' }], ...(isSmall && { nuance: 'small' as const }) };
  }
  const best = nicestOf(teaspoons, SPOONS);
  const last = SPOONS.at(-1)!;
  if (!best || teaspoons > last.value) {
    return { parts: [{ quantity: Math.round(tidy(teaspoons / IN_TABLESPOON)), unit: 'tbsp' }] };
  }
  if (offBy(best.value, teaspoons) <= GENEROUS_FROM) return best.said;
  return { ...best.said, nuance: best.value < teaspoons ? 'generous' : 'scant' };
}
