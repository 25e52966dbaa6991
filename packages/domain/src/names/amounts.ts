import type { Unit } from '../units.ts';
import type { Amount, ReadAmount } from './amount.ts';
import { ARTICLES, numberAt, type Counted } from './number-at.ts';
import { numberOf } from './numbers.ts';
import { isDescription, isPreparation, SORTS_LAST } from './preparation.ts';
import { isSum, summed } from './sums.ts';
import { keysOf, tokensOf, type Token } from './text.ts';
import { isMeasured, unitAt } from './unit-at.ts';
import { isLength, TIN_WORDS } from './unit-words.ts';

/** Articles that mean one. */
const ONE: ReadonlySet<string> = new Set('a an un una uno une'.split(' '));
/** 'Of', between a unit and a name. */
const OF: ReadonlySet<string> = new Set(['of', 'de', 'di']);
const ABOUT: ReadonlySet<string> = new Set(
  'about around approx approximately roughly ca circa nearly almost up'.split(' '),
);
/** How many 'a few' stands for; 'a little' has no number. */
const FEW: Readonly<Record<string, number | null>> = {
  few: 3,
  several: 3,
  little: null,
  bit: null,
  touch: null,
};
/** Words between a number and its unit that carry no amount. */
const SIZES: ReadonlySet<string> = new Set(
  'heaped heaping level rounded scant generous good big large small medium full whole thick thin fat plump sm md lg lge long short tiny very hefty miniature packed lightly loosely firmly tightly'.split(
    ' ',
  ),
);

const NOTHING: ReadAmount = { quantity: null, unit: null, length: 0, unitWord: null, isTin: false };

/**
 * The amounts at the start of the words, each longer than the last: '2', then '2 x 400 g', then '2 x 400 g
 * tins of'. Only the names can tell which one ends where the name begins: 'cloves' may be a unit or a spice.
 */
export function amountsAtFront(tokens: readonly Token[]): readonly ReadAmount[] {
  const found: ReadAmount[] = [NOTHING];
  let now = NOTHING;
  while (now.length < tokens.length) {
    const next = longer(tokens, now);
    if (!next) break;
    now = next;
    found.push(now);
  }
  return found;
}

/** The amount at the end of the words: 'eggs x 6', 'milk 2 l'. */
export function amountAtEnd(tokens: readonly Token[]): ReadAmount | null {
  for (let from = Math.max(1, tokens.length - 5); from < tokens.length; from += 1) {
    const part = tokens.slice(from);
    const begin = part[0]?.lower ?? '';
    // 'Farina 00' is a flour.
    if (begin !== 'x' && (numberOf(begin) ?? 0) === 0) continue;
    const whole = amountOf(begin === 'x' ? part.slice(1) : part);
    if (whole) return { ...whole, length: part.length };
  }
  return null;
}

/** An amount inside a text, with the words around it. */
interface AmountInside {
  readonly amount: ReadAmount;
  /** Its words. */
  readonly own: readonly Token[];
  readonly others: readonly Token[];
}

/** The amount that few words follow: 'Gruyère 8 oz grated', 'tortillas 8 large', 'peppers 3 red'. */
export function amountInside(tokens: readonly Token[]): AmountInside | null {
  for (let from = 1; from < tokens.length - 1; from += 1) {
    if ((numberOf(tokens[from]?.lower ?? '') ?? 0) === 0) continue;
    const amount = amountsAtFront(tokens.slice(from)).at(-1);
    const rest = tokens.slice(from + (amount?.length ?? 0));
    if (
      amount &&
      amount.quantity !== null &&
      rest.length > 0 &&
      (isDescription(keysOf(rest)) || keysOf(rest).every((key) => SORTS_LAST.has(key)))
    )
      return {
        amount,
        own: tokens.slice(from, from + amount.length),
        others: [...tokens.slice(0, from), ...rest],
      };
  }
  return null;
}

/** The amount that all of these words form: '400 g', 'about 2 cups'. */
export function amountOf(tokens: readonly Token[]): ReadAmount | null {
  const last = amountsAtFront(tokens).at(-1);
  return last && last.quantity !== null && last.length === tokens.length ? last : null;
}

function longer(tokens: readonly Token[], now: ReadAmount): ReadAmount | null {
  const at = now.length;
  const word = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  if (at > 0 && (isOf(word, now) || (ARTICLES.has(word) && tokens[at - 1]?.lower === 'of'))) {
    return { ...now, length: at + 1 };
  }
  if (isSum(tokens, now)) return summed(tokens, now);
  const isSized = SIZES.has(word) && now.quantity === null && numberAt(tokens, at + 1) !== null;
  if ((ABOUT.has(word) || isSized) && now.unit === null)
    return { ...now, length: at + (next === 'to' ? 2 : 1) };
  if (ARTICLES.has(word) && now.quantity === null)
    return { ...now, quantity: ONE.has(word) ? 1 : null, length: at + 1 };
  if (Object.hasOwn(FEW, word) && now.unit === null)
    return { ...now, quantity: FEW[word] ?? null, length: at + 1 };
  if (word === 'x' && now.quantity !== null && now.unit === null) return { ...now, length: at + 1 };
  const number = numberAt(tokens, at);
  if (number && isPackOf(tokens, now) && isName(tokens, at + number.length)) {
    return { ...NOTHING, quantity: (now.quantity ?? 1) * number.value, length: at + number.length };
  }
  if (number) return withNumber(tokens, now, number);
  if (isLength(word) && now.quantity !== null && now.unit === null)
    return { ...now, quantity: 1, length: at + 1 };
  const sizes = sizesAt(tokens, now);
  if (sizes > 0 && unitAt(tokens, at + sizes)) return { ...now, length: at + sizes };
  return withUnit(tokens, now);
}

/** How many words here only say how the unit looks: 'lightly packed cup', 'very small handful', '5 unpeeled cloves'. */
function sizesAt(tokens: readonly Token[], { length: at, quantity }: ReadAmount): number {
  let count = 0;
  const isSize = (word: string) =>
    SIZES.has(word) || /-sized?$/.test(word) || (quantity !== null && isPreparation(word));
  while (isSize(tokens[at + count]?.lower ?? '')) count += 1;
  return count;
}

/** Other languages have their 'of' only after a unit: 'dientes de ajo', but 'crema de leche'. */
function isOf(word: string, { unitWord }: ReadAmount): boolean {
  return word === 'of' || (unitWord !== null && OF.has(word));
}

/** 'Box of 6 eggs': what is in it is counted. */
function isPackOf(tokens: readonly Token[], { length, unit, unitWord }: ReadAmount): boolean {
  return unitWord !== null && (unit === 'pack' || unit === null) && tokens[length - 1]?.lower === 'of';
}

/** Whether a word may begin a name. */
function isName(tokens: readonly Token[], at: number): boolean {
  return at < tokens.length && !unitAt(tokens, at)?.unit;
}

/**
 * '2 x 400' counts packages: 2 of 400 each. A number after a unit gives the weight of one: '2 tins 400 g'.
 */
function withNumber(tokens: readonly Token[], now: ReadAmount, number: Counted): ReadAmount | null {
  const length = now.length + number.length;
  const isLengthNext = isLength(tokens[length]?.lower ?? '');
  if (isLengthNext) return { ...now, quantity: now.quantity ?? 1, length: length + 1 };
  if (now.quantity === null || now.unit === null) {
    return { ...now, quantity: (now.quantity ?? 1) * number.value, length };
  }
  const unit = unitAt(tokens, length);
  if (!unit || unit.unit === null) return null;
  // '125 g 4 1/2 oz': the same again.
  if (isWeighed(now.unit)) return isWeighed(unit.unit) ? { ...now, length: length + 1 } : null;
  return { ...now, quantity: now.quantity * number.value * unit.factor, unit: unit.unit, length: length + 1 };
}

function withUnit(tokens: readonly Token[], now: ReadAmount): ReadAmount | null {
  const word = tokens[now.length]?.lower ?? '';
  const unit = unitAt(tokens, now.length);
  const isStart = now.quantity === null && tokens[now.length + 1]?.lower !== 'of';
  if (!unit || (isStart && !unit.unit)) return null;
  const known = now.unit !== null || now.unitWord !== null;
  // '1/4 tsp teaspoon'.
  if (known && now.unit !== null && unit.unit === now.unit && isMeasured(now.unit))
    return { ...now, length: now.length + 1 };
  // A second unit is the packaging: '400 g tin'.
  if (known && (now.unit === null || !isWeighed(now.unit) || (unit.unit !== null && isWeighed(unit.unit))))
    return null;
  return {
    quantity: known ? now.quantity : countOf(now, word, unit.factor),
    unit: known ? now.unit : unit.unit,
    length: now.length + 1,
    unitWord: word,
    isTin: now.isTin || TIN_WORDS.has(word),
  };
}

/** A singular unit without a number means one: 'pinch of salt', but not 'cloves of garlic'. */
function countOf(now: ReadAmount, word: string, factor: number): number | null {
  if (now.quantity === null) return word.endsWith('s') ? null : factor;
  return now.quantity * factor;
}

function isWeighed(unit: Unit): boolean {
  return ['g', 'kg', 'oz', 'lb', 'ml', 'l', 'fl oz'].includes(unit);
}

/** Parses a text that is only an amount: '400 g', 'two tins of', 'half a dozen'. Null for anything else. */
export function readAmount(text: string): Amount | null {
  const read = amountOf(tokensOf(text));
  return read && { quantity: read.quantity, unit: read.unit };
}
