/** The common fractions with their characters, and how close a number must be. */
const FRACTIONS = [
  [1 / 8, '⅛', 0.001],
  [1 / 4, '¼', 0.01],
  [1 / 3, '⅓', 0.01],
  [1 / 2, '½', 0.01],
  [2 / 3, '⅔', 0.01],
  [3 / 4, '¾', 0.01],
] as const;

const numbers = new Map<string, Intl.NumberFormat>();

/** Cached formatters per locale: creating one takes longer than using it a hundred times. */
function numberFormat(locale: string): Intl.NumberFormat {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  numbers.set(locale, known);
  return known;
}

/**
 * A quantity as a cookbook prints it: '1½', '¾', '250', '1,200'; two decimals if no common fraction fits.
 * Kilograms and litres never use fractions: `isDecimal` of 1.5 is '1.5'.
 */
export function formatQuantity(quantity: number, locale = 'en-US', isDecimal = false): string {
  if (isDecimal) return numberFormat(locale).format(quantity);
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  const fraction = FRACTIONS.find(([value, , near]) => Math.abs(value - rest) < near)?.[1];
  const number = numberFormat(locale);
  if (!fraction) return number.format(quantity);
  return whole === 0 ? fraction : `${number.format(whole)}${fraction}`;
}
