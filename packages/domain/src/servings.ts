/** An amount for another number of servings, without the last digits of binary fractions: a third of 0.3 is 0.1. */
export function scaled(quantity: number, factor: number): number {
  return Number((quantity * factor).toPrecision(9));
}
