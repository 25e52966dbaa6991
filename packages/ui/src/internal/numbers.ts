const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A count as the English default texts write it: 1234 is '1,234'. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A quantity as the English default texts write it, with two decimals at most: 0.333 is '0.33'. */
export function formatAmount(quantity: number): string {
  return amount.format(quantity);
}
