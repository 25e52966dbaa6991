const FRACTIONS = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const;

const numbers = new Map<string, Intl.NumberFormat>();

/** One formatter per locale: making one takes longer than using it a hundred times. */
function numberFormat(locale: string): Intl.NumberFormat {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  numbers.set(locale, known);
  return known;
}

/** A quantity as a cookbook prints it: '1½', '¾', '250', '1,200'; two decimals where no common fraction fits. */
export function formatQuantity(quantity: number, locale = 'en-US'): string {
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - rest) < 0.01)?.[1];
  const number = numberFormat(locale);
  if (!fraction) return number.format(quantity);
  return whole === 0 ? fraction : `${number.format(whole)}${fraction}`;
}
