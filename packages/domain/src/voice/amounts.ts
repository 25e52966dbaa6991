import { isNumber } from '../names/numbers.ts';
import { isPreparation } from '../names/preparation.ts';
import { isUnitWord } from '../names/unit-words.ts';
import { CHOICES, JOINS } from './cues.ts';
import type { SpokenToken } from './tokens.ts';
import type { SpokenWorld } from './vocabulary.ts';

/** A number, or a unit that something is counted in, and how many words that are. */
interface SpokenAmount {
  readonly kind: 'amount';
  readonly unit: string | null;
  readonly length: number;
}

/** A small word between names. */
interface SmallWord {
  readonly kind: 'join' | 'choice' | 'look';
  readonly length: 1;
}

/** How something is said to be, beside what recipes say. */
const CONDITIONS: ReadonlySet<string> = new Set('roast wilted old fancy spare opened unopened'.split(' '));

/** Whether a word is a quantity: '2', '1/2', '½', '1.5', 'two', 'dozen', also with its unit as '500g' or '2kg'. */
export function isQuantity(word: string): boolean {
  if (word === 'x' || isNumber(word)) return true;
  const [, unit] = /^(?:\d+(?:[.,/]\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])([a-z]*)$/.exec(word) ?? [];
  return unit !== undefined && (unit === '' || unit === 'x' || isUnitWord(unit));
}

/** The number or unit at a word. A unit that is a name too is one before 'of', and between a number and a name. */
export function amountAt<Thing>(
  tokens: readonly SpokenToken[],
  at: number,
  { find, homophones }: SpokenWorld<Thing>,
  isNameAfterNumber: (at: number) => boolean,
): SpokenAmount | null {
  const { lower = '' } = tokens[at] ?? {};
  const next = tokens[at + 1]?.lower;
  if (lower === 'and' && next === 'a' && tokens[at + 2]?.lower === 'half')
    return { kind: 'amount', unit: null, length: 3 };
  if (isQuantity(lower)) {
    const unit = lower.replace(/^[^a-z]+/, '');
    return { kind: 'amount', unit: lower !== unit && isUnitWord(unit) ? unit : null, length: 1 };
  }
  const heard = homophones.get(lower) ?? [];
  // 'Two gloves of garlic'.
  const unit = next === 'of' ? heard.find(isUnitWord) : undefined;
  if (unit !== undefined) return { kind: 'amount', unit, length: 1 };
  const isName = heard.length > 0 || find([lower], false) !== undefined;
  const isUnit = isUnitWord(lower) && (!isName || next === 'of' || isNameAfterNumber(at + 1));
  return isUnit ? { kind: 'amount', unit: lower, length: 1 } : null;
}

/** What a small word does: joins two names, leaves the choice, or says how something looks; null for any other. */
export function smallAt(token: SpokenToken | undefined): SmallWord | null {
  const { lower = '' } = token ?? {};
  if (JOINS.has(lower)) return { kind: 'join', length: 1 };
  if (CHOICES.has(lower)) return { kind: 'choice', length: 1 };
  return isPreparation(lower) || CONDITIONS.has(lower) ? { kind: 'look', length: 1 } : null;
}
