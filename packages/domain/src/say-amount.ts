import { formatQuantity } from './quantity.ts';
import { convertQuantity, isUnit, UNITS, unitLabel, type Unit } from './units.ts';

/** An amount for calculations. */
interface Amount {
  readonly quantity: number;
  /** One of ours, or any other word. */
  readonly unit: string;
}

/** An amount rounded to what a cook can say. */
export interface SayableAmount extends Amount {
  /** Whether it was rounded: 2.92 tomatoes are about 3. */
  readonly isAbout: boolean;
}

/** How to format an amount. */
export interface SayAmountOptions {
  /** How to write a number, with decimals or fractions; locales have their own digits. */
  readonly write?: (quantity: number, isDecimal: boolean) => string;
  /** Whether the ingredient is named next to it, so that 'pieces' is dropped: '3' of eggs. */
  readonly isNamed?: boolean;
}

/** The fractions used in kitchens. */
const FRACTIONS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** Spoons can also be quartered. */
const SPOON_FRACTIONS = [0, 1 / 8, ...FRACTIONS.slice(1)];
/** From this amount on, halves are not used. */
const WHOLE_FROM = 10;
/** An amount this close to a round one counts as that one. */
const NEAR = 0.015;
const SMALLER: Partial<Record<Unit, Unit>> = { kg: 'g', l: 'ml' };
/** From a thousand on, only round numbers. */
const LARGER: Partial<Record<Unit, Unit>> = { g: 'kg', ml: 'l' };

/**
 * Rounds to the nearest amount that a cook can say: whole grams and millilitres up to a kilogram or litre,
 * halves, thirds and quarters otherwise. Anything under half of the smallest step is 0.
 */
export function sayable({ quantity, unit }: Amount): SayableAmount {
  if (!isUnit(unit)) return nearest(quantity, unit, FRACTIONS);
  const { kind } = UNITS[unit];
  const smaller = SMALLER[unit];
  if (smaller) {
    if (quantity < 1) return sayable({ quantity: convertQuantity(quantity, unit, smaller), unit: smaller });
    return about(quantity, Math.round(quantity * 100) / 100, unit);
  }
  const larger = LARGER[unit];
  if (larger) {
    const isLittle = quantity < 1;
    if (Math.round(quantity) >= UNITS[larger].factor)
      return sayable({ quantity: convertQuantity(Math.round(quantity), unit, larger), unit: larger });
    // A difference of a gram does not need 'about'.
    return { quantity: isLittle ? Math.round(quantity * 4) / 4 : Math.round(quantity), unit, isAbout: false };
  }
  return nearest(quantity, unit, kind === 'volume' ? SPOON_FRACTIONS : FRACTIONS);
}

/**
 * Formats an amount, the same way everywhere: '½', '3 tbsp', '1½ heads', 'about 3', '454 g', and 'a little'
 * for next to nothing.
 */
export function sayAmount(
  amount: Amount,
  { write = writeInEnglish, isNamed = false }: SayAmountOptions = {},
): string {
  const { quantity, unit, isAbout } = sayable(amount);
  if (quantity === 0) return 'a little';
  const isDecimal = isUnit(unit) && SMALLER[unit] !== undefined;
  const number = `${isAbout ? 'about ' : ''}${write(quantity, isDecimal)}`;
  return isNamed && unit === 'piece' ? number : `${number} ${unitLabel(unit, quantity)}`;
}

/**
 * Formats an amount with its ingredient: '3 eggs', '400 g of spinach', '1 head of cauliflower', '2 bay
 * leaves'. The noun must match the amount.
 */
export function sayAmountOf(amount: Amount, noun: string, options: SayAmountOptions = {}): string {
  const isCounted = amount.unit === 'piece' || isNamedByUnit(noun, amount.unit);
  const said = sayAmount(isCounted ? { ...amount, unit: 'piece' } : amount, { ...options, isNamed: true });
  if (isCounted || said === 'a little') return `${said} ${noun}`;
  // Anything in a can is obviously tinned.
  return `${said} of ${amount.unit === 'can' ? noun.replace(/^tinned /, '') : noun}`;
}

/** Whether the noun already contains its unit, as in bay leaves. */
export function isNamedByUnit(noun: string, unit: string): boolean {
  const last = noun.slice(noun.lastIndexOf(' ') + 1);
  return isUnit(unit) && (last === unit || last === UNITS[unit].plural);
}

const writeInEnglish = (quantity: number, isDecimal: boolean) => formatQuantity(quantity, 'en-US', isDecimal);

function nearest(quantity: number, unit: string, fractions: readonly number[]): SayableAmount {
  if (quantity >= WHOLE_FROM) return about(quantity, Math.round(quantity), unit);
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  const part = fractions.reduce((best, one) => (Math.abs(one - rest) < Math.abs(best - rest) ? one : best));
  return about(quantity, whole + part, unit);
}

function about(exact: number, quantity: number, unit: string): SayableAmount {
  return { quantity, unit, isAbout: Math.abs(exact - quantity) > Math.max(exact, 1) * NEAR };
}
