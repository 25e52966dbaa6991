import { convertQuantity, UNITS, type Unit } from '../units.ts';
import { multiplierOf, numberOf } from './numbers.ts';
import { tokensOf, type Token } from './text.ts';
import { isLength, TIN_WORDS, unitMeaning } from './unit-words.ts';

/** The amount that a text gives, as far as it does. */
export interface Amount {
  readonly quantity: number | null;
  readonly unit: Unit | null;
}

/** An amount with the number of words it was read from. */
export interface ReadAmount extends Amount {
  readonly length: number;
  /** The word for the unit: 'tins', 'stick'. */
  readonly unitWord: string | null;
  readonly isTin: boolean;
}

const ARTICLES: ReadonlySet<string> = new Set('a an the some un una uno une'.split(' '));
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
  'heaped heaping level rounded scant generous good big large small medium full whole thick thin fat plump sm md lg lge'.split(
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
  if ((SIZES.has(word) || /-sized?$/.test(word)) && unitAt(tokens, at + 1)) return { ...now, length: at + 1 };
  return withUnit(tokens, now);
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

function unitAt(tokens: readonly Token[], at: number): { unit: Unit | null; factor: number } | undefined {
  const word = tokens[at]?.lower;
  return word === undefined ? undefined : unitMeaning(word);
}

const JOINS: ReadonlySet<string> = new Set(['plus', 'and']);
/** Which measures are added to a larger one without a word between them: '1 lb 2 oz', '1 cup 2 tbsp'. */
const SMALLER: Readonly<Partial<Record<Unit, readonly Unit[]>>> = {
  lb: ['oz'],
  kg: ['g'],
  l: ['ml'],
  cup: ['tbsp', 'tsp', 'fl oz'],
  tbsp: ['tsp'],
};

/** Whether the next words add to the amount: '1 cup plus 2 tbsp'. */
function isSum(tokens: readonly Token[], now: ReadAmount): boolean {
  if (now.unit === null || now.quantity === null) return false;
  const isJoined = JOINS.has(tokens[now.length]?.lower ?? '');
  const from = now.length + (isJoined ? 1 : 0);
  const number = numberAt(tokens, from);
  const unit = number && unitAt(tokens, from + number.length)?.unit;
  if (!unit) return false;
  return isJoined ? isMeasured(unit) : SMALLER[now.unit]?.includes(unit) === true;
}

function summed(tokens: readonly Token[], now: ReadAmount): ReadAmount {
  const from = now.length + (JOINS.has(tokens[now.length]?.lower ?? '') ? 1 : 0);
  const number = numberAt(tokens, from);
  const unit = number && unitAt(tokens, from + number.length);
  if (!number || !unit?.unit || now.unit === null) return now;
  // '210 g plus 4 tbsp': the first of them.
  const isAlike = UNITS[unit.unit].kind === UNITS[now.unit].kind;
  if (!isAlike) return { ...now, length: from + number.length + 1 };
  const more = convertQuantity(number.value * unit.factor, unit.unit, now.unit);
  return { ...now, quantity: (now.quantity ?? 0) + more, length: from + number.length + 1 };
}

function isMeasured(unit: Unit): boolean {
  return UNITS[unit].kind === 'weight' || UNITS[unit].kind === 'volume';
}

function isWeighed(unit: Unit): boolean {
  return ['g', 'kg', 'oz', 'lb', 'ml', 'l', 'fl oz'].includes(unit);
}

interface Counted {
  readonly value: number;
  readonly length: number;
}

/**
 * The number starting at a word: '1 1/2', 'one and a half', 'half a dozen', 'two dozen'; for '3 to 4', the
 * larger.
 */
function numberAt(tokens: readonly Token[], at: number): Counted | null {
  const first = plainNumberAt(tokens, at);
  if (!first) return null;
  const between = tokens[at + first.length]?.lower;
  if (between === 'to' || between === 'or') {
    const second = plainNumberAt(tokens, at + first.length + 1);
    if (second)
      return { value: Math.max(first.value, second.value), length: first.length + 1 + second.length };
  }
  return first;
}

function plainNumberAt(tokens: readonly Token[], at: number): Counted | null {
  const lower = (place: number) => tokens[place]?.lower ?? '';
  let value = numberOf(lower(at));
  let length = 1;
  if (value === undefined) {
    value = multiplierOf(lower(at));
    return value === undefined ? null : { value, length };
  }
  const skip = lower(at + 1) === 'and' ? 1 : 0;
  const article = ARTICLES.has(lower(at + 1 + skip)) && skip === 1 ? 1 : 0;
  const more = numberOf(lower(at + 1 + skip + article));
  if (more !== undefined && more < 1 && more > 0 && Number.isInteger(value)) {
    value += more;
    length += 1 + skip + article;
  }
  if (value < 1 && ARTICLES.has(lower(at + length))) length += 1;
  const times = multiplierOf(lower(at + length));
  return times === undefined ? { value, length } : { value: value * times, length: length + 1 };
}

/** Parses a text that is only an amount: '400 g', 'two tins of', 'half a dozen'. Null for anything else. */
export function readAmount(text: string): Amount | null {
  const read = amountOf(tokensOf(text));
  return read && { quantity: read.quantity, unit: read.unit };
}
