import { CUP_ML, QUART_ML } from './american-units.ts';
import type { KitchenAmount, SaidPart } from './measure.ts';
import { nicestOf, offBy, type Candidate } from './nicest.ts';
import { inSpoons } from './spoons.ts';
import { valueOf } from './value-of.ts';

const TBSP_ML = 15;
const TSP_ML = 5;
/** Less is measured in spoons: four tablespoons are a quarter of a cup. */
const SPOONS_BELOW_ML = 57;
/** More cups than this become quarts. */
const QUARTS_FROM = 12;

/** The cups of a set, with their penalties. */
const CUPS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1 / 4, 0.3],
  [1 / 3, 0.5],
  [1 / 2, 0.2],
  [2 / 3, 0.5],
  [3 / 4, 0.3],
];
/** Beyond this error, in per cent, a second spoon is worth taking. */
const SECOND_FROM = 5;
/** The penalty for adding spoons to a cup. */
const SECOND_PART = 4.2;

const TABLESPOONS: readonly SaidPart[] = [1, 2, 3].map((quantity) => ({ quantity, unit: 'tbsp' }));
const SPOONS: readonly SaidPart[] = [
  ...TABLESPOONS,
  { quantity: 1, unit: 'tsp' },
  { quantity: 2, unit: 'tsp' },
];
const cupsOf = (quantity: number): SaidPart => ({ quantity, unit: 'cup' });

function cupsUpTo(most: number): Candidate<KitchenAmount>[] {
  const all: Candidate<KitchenAmount>[] = [];
  for (let whole = 0; whole <= most; whole += 1) {
    for (const [part, price] of CUPS) {
      const quantity = whole + part;
      // From four cups up, nobody measures thirds or quarters.
      if (quantity === 0 || (whole >= 4 && part !== 0 && part !== 1 / 2)) continue;
      all.push({ value: quantity * CUP_ML, price, said: { parts: [cupsOf(quantity)] } });
      if (whole >= 3) continue;
      for (const spoon of whole === 0 && part < 1 / 2 ? SPOONS : TABLESPOONS) {
        const value = quantity * CUP_ML + spoon.quantity * (spoon.unit === 'tsp' ? TSP_ML : TBSP_ML);
        const parts = [cupsOf(quantity), spoon] as const;
        all.push({ value, price: price + SECOND_PART + spoon.quantity * 0.1, said: { parts } });
      }
    }
  }
  return all;
}

/** Above this, what can be weighed is given in pounds. */
export const MOST_CUPS_ML = QUARTS_FROM * CUP_ML;
/** Two or three tablespoons plus a teaspoon or two, where no single spoon comes close: 40 ml is 2 tbsp plus 2 tsp. */
const TWO_SPOONS: readonly Candidate<KitchenAmount>[] = [2, 3].flatMap((tbsp) =>
  [1, 2].map((tsp) => ({
    value: tbsp * TBSP_ML + tsp * TSP_ML,
    price: SECOND_PART,
    said: {
      parts: [
        { quantity: tbsp, unit: 'tbsp' },
        { quantity: tsp, unit: 'tsp' },
      ],
    },
  })),
);

function nearestSpoons(ml: number): KitchenAmount {
  const one = inSpoons(ml / TSP_ML);
  const off = offBy(valueOf(one), ml);
  if (off <= SECOND_FROM) return one;
  const both = nicestOf(ml, TWO_SPOONS);
  return both && offBy(both.value, ml) < off ? both.said : one;
}

const ALL_CUPS = cupsUpTo(QUARTS_FROM);

/** Millilitres in American measures: spoons, cups, 'cup plus 2 tbsp', and quarts for large pots. */
export function inCups(ml: number): KitchenAmount {
  if (ml < SPOONS_BELOW_ML) return nearestSpoons(ml);
  if (ml > QUARTS_FROM * CUP_ML) {
    return { parts: [{ quantity: Math.round((2 * ml) / QUART_ML) / 2, unit: 'quart' }] };
  }
  return nicestOf(ml, ALL_CUPS)?.said ?? { parts: [cupsOf(ml / CUP_ML)] };
}
