import { formatQuantity } from '../quantity.ts';
import { sayAmount } from '../say-amount.ts';
import { isUnit, unitLabel } from '../units.ts';
import { shownAmount, type ExactAmount, type Showing } from './convert.ts';
import type { KitchenAmount, SaidPart } from './measure.ts';

/** How an amount is written. */
export interface SayKitchenOptions {
  readonly write?: (quantity: number, isDecimal: boolean) => string;
  /** Whether the ingredient is named next to it, so that 'pieces' is dropped. */
  readonly isNamed?: boolean;
}

const DECIMALS: ReadonlySet<string> = new Set(['kg', 'l']);
const PLURALS: Readonly<Record<string, string>> = { stick: 'sticks', quart: 'quarts' };
const inEnglish = (quantity: number, isDecimal: boolean) => formatQuantity(quantity, 'en-US', isDecimal);

const labelOf = (unit: string, quantity: number): string =>
  isUnit(unit) ? unitLabel(unit, quantity) : quantity > 1 ? (PLURALS[unit] ?? unit) : unit;

/** An amount in words: '½ cup plus 2 tbsp', 'a generous ½ tsp', '2–3 cloves', 'a pinch'. */
export function sayKitchenAmount(
  { parts, upTo, nuance }: KitchenAmount,
  { write = inEnglish, isNamed = false }: SayKitchenOptions = {},
): string {
  const say = ({ quantity, unit }: SaidPart, figure = write(quantity, DECIMALS.has(unit))) =>
    isNamed && unit === 'piece' ? figure : `${figure} ${labelOf(unit, upTo ?? quantity)}`;
  const [first, ...others] = parts;
  if (first.unit === 'pinch' && first.quantity === 1 && nuance === undefined && upTo === undefined)
    return 'a pinch';
  if (nuance === 'small') return `a small ${first.unit}`;
  const isDecimal = DECIMALS.has(first.unit);
  const figure =
    upTo === undefined ? undefined : `${write(first.quantity, isDecimal)}–${write(upTo, isDecimal)}`;
  // Pounds and ounces read as one amount: 1 lb 2 oz.
  const joint = first.unit === 'lb' ? ' ' : ' plus ';
  const said = [say(first, figure), ...others.map((part) => say(part))].join(joint);
  return nuance === undefined ? said : `${NUANCES[nuance]} ${said}`;
}

const NUANCES = { generous: 'a generous', scant: 'a scant', about: 'about' } as const;

/**
 * A range as one amount, such as '4–6 tbsp'; one amount alone if both ends come to the same. Null if they are in different
 * units: '1½ tsp' and '1 tbsp'. Without their nuances: nobody reads 'a generous 2–3'.
 */
export function rangeOf(low: KitchenAmount, high: KitchenAmount): KitchenAmount | null {
  const [first, last] = [low.parts[0], high.parts[0]];
  if (low.parts.length > 1 || high.parts.length > 1 || first.unit !== last.unit) return null;
  const upTo = high.upTo ?? last.quantity;
  return { parts: low.parts, ...(upTo !== first.quantity && { upTo }) };
}

/** A recipe's amount as shown: in a unit system, and rounded if the servings differ from the recipe's. */
export function sayShownAmount(
  amount: ExactAmount,
  showing: Showing,
  options: SayKitchenOptions = {},
): string {
  const { least } = amount;
  if (least !== undefined) return sayRange(amount, least, showing, options);
  const shown = shownAmount(amount, showing);
  return shown ? sayKitchenAmount(shown, options) : sayAmount(amount, options);
}

function sayRange(
  { quantity, unit }: ExactAmount,
  least: number,
  showing: Showing,
  options: SayKitchenOptions,
): string {
  const asItIs = (end: number): KitchenAmount => ({ parts: [{ quantity: end, unit }] });
  const lower = shownAmount({ quantity: least, unit }, showing);
  const upper = shownAmount({ quantity, unit }, showing);
  // Where one end stays as it is, so does the other: '5 tbsp to 56 g' says nothing.
  const [low, high] = lower && upper ? [lower, upper] : [asItIs(least), asItIs(quantity)];
  const range = rangeOf(low, high);
  if (range) return sayKitchenAmount(range, options);
  return `${sayKitchenAmount(low, options)} to ${sayKitchenAmount(high, options)}`;
}
