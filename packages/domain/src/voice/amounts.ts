import { isPreparation } from '../names/preparation.ts';
import { isUnitWord } from '../names/unit-words.ts';
import { CHOICES, JOINS } from './cues.ts';
import type { SpokenToken } from './tokens.ts';
import type { SpokenWorld } from './vocabulary.ts';

/** A number, or a counting unit, and how many words it takes. */
interface SpokenAmount {
  readonly kind: 'amount';
  readonly unit: string | null;
  readonly length: number;
}

/** A function word between names. */
interface SmallWord {
  readonly kind: 'join' | 'choice' | 'look';
  readonly length: 1;
}

/** Descriptions that speech adds to those in recipes. */
const CONDITIONS: ReadonlySet<string> = new Set(
  'roast wilted old fancy spare little wee massive giant posh sad manky opened unopened'.split(' '),
);

/**
 * The number or unit at a word. A unit that is also a name counts as a unit before 'of', and between a number
 * and a name.
 */
export function amountAt<Thing>(
  tokens: readonly SpokenToken[],
  at: number,
  { find, homophones }: SpokenWorld<Thing>,
  isNameAfterNumber: (at: number) => boolean,
): SpokenAmount | null {
  const { lower = '', isQuantity = false } = tokens[at] ?? {};
  const next = tokens[at + 1]?.lower;
  if (lower === 'and' && next === 'a' && tokens[at + 2]?.lower === 'half')
    return { kind: 'amount', unit: null, length: 3 };
  if (isQuantity) {
    const unit = lower.replace(/^[^a-z]+/, '');
    return { kind: 'amount', unit: lower !== unit && isUnitWord(unit) ? unit : null, length: 1 };
  }
  const heard = homophones.get(lower) ?? [];
  // 'Two gloves of garlic'.
  const unit = next === 'of' ? heard.find(isUnitWord) : undefined;
  if (unit !== undefined) return { kind: 'amount', unit, length: 1 };
  if (!isUnitWord(lower)) return null;
  const isName = heard.length > 0 || find([lower], false) !== undefined;
  const isUnit = !isName || next === 'of' || isNameAfterNumber(at + 1);
  return isUnit ? { kind: 'amount', unit: lower, length: 1 } : null;
}

/** The function of a small word: joins two names, offers a choice or describes; null for any other word. */
export function smallAt(token: SpokenToken | undefined): SmallWord | null {
  const { lower = '' } = token ?? {};
  if (JOINS.has(lower)) return { kind: 'join', length: 1 };
  if (CHOICES.has(lower)) return { kind: 'choice', length: 1 };
  return isPreparation(lower) || CONDITIONS.has(lower) ? { kind: 'look', length: 1 } : null;
}
