/** A step to round to, and the penalty for its awkwardness, in per cent of the amount. */
export type Step = readonly [step: number, price: number];

/** A way to say an amount, with its value and its penalty. */
export interface Candidate<Said> {
  readonly value: number;
  readonly price: number;
  readonly said: Said;
}

/** Beyond this error, each further per cent counts several times: it can be tasted. */
const TASTED = 4.9;
const TASTED_PRICE = 5;

/** A candidate's error, in per cent. */
export const offBy = (value: number, exact: number): number => (100 * Math.abs(value - exact)) / exact;

/** The best trade-off between near and simple: 250 ml is 1 cup, 150 ml is ½ cup plus 2 tbsp. */
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

/** The multiple of a step with the best trade-off between near and simple. */
export function nicestStep(exact: number, steps: readonly Step[]): number {
  const candidates = steps.map(([step, price]) => {
    const value = tidy(Math.round(exact / step + 1e-9) * step);
    return { value, price, said: value };
  });
  return nicestOf(exact, candidates)?.said ?? exact;
}

/** Drops floating-point noise: three times 0.1 is 0.3. */
export const tidy = (value: number): number => Number(value.toPrecision(9));
