const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A count as the English default texts write it: 1234 is '1,234'. */
export function formatCount(count: number): string {
  return whole.format(count);
}
