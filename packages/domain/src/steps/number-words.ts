import { RANGE } from './amount-words.ts';
import type { Token } from './words.ts';

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};
const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);

/** A number that ends at a token: its value, its first token, and whether it is spelled out. */
export interface NumberBefore {
  readonly value: number;
  readonly start: number;
  readonly isWord: boolean;
}

const isDigits = (text: string | undefined): text is string => text !== undefined && /^\d/.test(text);
const figureOf = (text: string) => Number(text.replace(/,(?=\d{3}$)/, '').replace(',', '.'));

/** '1½', '1 1/2', '250', 'two', 'a', 'half a': the number that ends at a token, if any. */
export function numberBefore(tokens: readonly Token[], end: number): NumberBefore | null {
  const word = (back: number) => tokens[end - back]?.text;
  const last = word(0);
  if (last === undefined) return null;
  const fraction = FRACTIONS[last];
  if (fraction !== undefined) {
    const whole = word(1);
    return isDigits(whole)
      ? { value: figureOf(whole) + fraction, start: end - 1, isWord: false }
      : { value: fraction, start: end, isWord: false };
  }
  if (isDigits(last)) {
    if (word(1) !== '/' || !isDigits(word(2))) return { value: figureOf(last), start: end, isWord: false };
    const part = figureOf(word(2) ?? '') / figureOf(last);
    const whole = word(3);
    return isDigits(whole)
      ? { value: figureOf(whole) + part, start: end - 3, isWord: false }
      : { value: part, start: end - 2, isWord: false };
  }
  if (last === 'a' || last === 'an') {
    const isHalf = word(1) === 'half';
    return { value: isHalf ? 1 / 2 : 1, start: isHalf ? end - 1 : end, isWord: true };
  }
  const value = WORDS[last];
  return value === undefined ? null : { value, start: end, isWord: true };
}

/**
 * The lower end of the range that ends with a number: '2–3', 'two or three', 'between 2 and 3', whose 'between' belongs to
 * it. Null if no number comes first, undefined if there is no range.
 */
export function leastBefore(
  tokens: readonly Token[],
  { start }: NumberBefore,
): NumberBefore | null | undefined {
  const joint = tokens[start - 1]?.text ?? '';
  if (joint !== 'and') return RANGE.has(joint) ? numberBefore(tokens, start - 2) : undefined;
  const least = numberBefore(tokens, start - 2);
  const isRange = least !== null && tokens[least.start - 1]?.text === 'between';
  return isRange ? { ...least, start: least.start - 1 } : undefined;
}
