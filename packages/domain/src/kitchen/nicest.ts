/** A step to round to, and what its ugliness is worth, in per cent of the amount. */
export type Step = readonly [step: number, price: number];

/** A way to say an amount: its value, and its price. */
export interface Candidate<Said> {
  readonly value: number;
  readonly price: number;
  readonly said: Said;
}

/** From here on, a further per cent off is as bad as several: it may be tasted. */
const TASTED = 4.9;
const TASTED_PRICE = 5;

/** How far a candidate is off, in per cent. */
export const offBy = (value: number, exact: number): number => (100 * Math.abs(value - exact)) / exact;

/** The candidate that is nearest and nicest: a cook takes 1 cup for 250 ml, and ½ cup plus 2 tbsp for 150 ml. */
export function nicestOf<Said>(
  exact: number,
  candidates: readonly Candidate<Said>[],
): Candidate<Said> | null {
  let best: Candidate<Said> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of candidates) {
    const off = offBy(one.value, exact);
    const cost = off + Math.max(0, off - TASTED) * TASTED_PRICE + one.price;
    if (one.value <= 0 || cost >= least - 1e-9) continue;
    [best, least] = [one, cost];
  }
  return best;
}

/** The nearest and nicest multiple of one of the steps. */
export function nicestStep(exact: number, steps: readonly Step[]): number {
  const candidates = steps.map(([step, price]) => {
    const value = tidy(Math.round(exact / step + 1e-9) * step);
    return { value, price, said: value };
  });
  return nicestOf(exact, candidates)?.said ?? exact;
}

/** Without the last digits of binary fractions: three times 0.1 is 0.3. */
export const tidy = (value: number): number => Number(value.toPrecision(9));
