import { formatQuantity } from './quantity.ts';
import { convertQuantity, isUnit, UNITS, unitLabel, type Unit } from './units.ts';

/** An amount as it is reckoned with. */
interface Amount {
  readonly quantity: number;
  /** One of ours, or any other word. */
  readonly unit: string;
}

/** An amount that a cook can say. */
export interface SayableAmount extends Amount {
  /** It is not quite so much: 2.92 tomatoes are about 3. */
  readonly isAbout: boolean;
}

/** How an amount is said. */
export interface SayAmountOptions {
  /** How a number is written, in decimals or in fractions; another language has other digits. */
  readonly write?: (quantity: number, isDecimal: boolean) => string;
  /** The thing is named beside it, so that nobody needs 'pieces': '3' of eggs. */
  readonly isNamed?: boolean;
}

/** The parts of a unit that a kitchen knows. */
const FRACTIONS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** A spoon is halved once more. */
const SPOON_FRACTIONS = [0, 1 / 8, ...FRACTIONS.slice(1)];
/** From so many of a unit on nobody halves it. */
const WHOLE_FROM = 10;
/** What is within this of an amount is that amount. */
const NEAR = 0.015;
const SMALLER: Partial<Record<Unit, Unit>> = { kg: 'g', l: 'ml' };
/** From a thousand of them on nobody counts them. */
const LARGER: Partial<Record<Unit, Unit>> = { g: 'kg', ml: 'l' };

/**
 * The amount nearest to this one that a cook can say: grams and millilitres are whole, less than a kilogram or litre is in them
 * and no more, all else is in halves, thirds and quarters. Less than half of the least of them is 0.
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
    // A gram more or less is nothing that a cook would call about.
    return { quantity: isLittle ? Math.round(quantity * 4) / 4 : Math.round(quantity), unit, isAbout: false };
  }
  return nearest(quantity, unit, kind === 'volume' ? SPOON_FRACTIONS : FRACTIONS);
}

/**
 * An amount as a cook says it, the same wherever one is said: '½', '3 tbsp', '1½ heads', 'about 3', '454 g', and
 * 'a little' of what is hardly anything.
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
 * An amount of something as a cook says it: '3 eggs', '400 g of spinach', '1 head of cauliflower', '2 bay leaves'. The noun is
 * as it stands beside such an amount.
 */
export function sayAmountOf(amount: Amount, noun: string, options: SayAmountOptions = {}): string {
  const isCounted = amount.unit === 'piece' || isNamedByUnit(noun, amount.unit);
  const said = sayAmount(isCounted ? { ...amount, unit: 'piece' } : amount, { ...options, isNamed: true });
  if (isCounted || said === 'a little') return `${said} ${noun}`;
  // Everybody knows that what is in a can is tinned.
  return `${said} of ${amount.unit === 'can' ? noun.replace(/^tinned /, '') : noun}`;
}

/** Whether a noun says already what it is counted in: bay leaves in leaves. */
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
