const FRACTIONS = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const;

/** A quantity as a cookbook prints it: '1½', '¾', '250', '1,200'; two decimals where no common fraction fits. */
export function formatQuantity(quantity: number, locale = 'en-US'): string {
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - rest) < 0.01)?.[1];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  if (!fraction) return number.format(quantity);
  return whole === 0 ? fraction : `${number.format(whole)}${fraction}`;
}
