import { multiplierOf, numberOf } from './numbers.ts';
import type { Token } from './text.ts';

/** Words that stand for one, or for an amount that is not told. */
export const ARTICLES: ReadonlySet<string> = new Set('a an the some un una uno une'.split(' '));

/** A number and how many words it takes. */
export interface Counted {
  readonly value: number;
  readonly length: number;
}

/**
 * The number starting at a word: '1 1/2', '1-1/2', 'one and a half', 'half a dozen', 'two dozen'; for '3 to 4', the
 * larger.
 */
export function numberAt(tokens: readonly Token[], at: number): Counted | null {
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

/** The number starting at a word, without the other end of a range; null if there is none. */
export function plainNumberAt(tokens: readonly Token[], at: number): Counted | null {
  const lower = (place: number) => tokens[place]?.lower ?? '';
  let value = numberOf(lower(at));
  let length = 1;
  if (value === undefined) {
    value = multiplierOf(lower(at));
    return value === undefined ? null : { value, length };
  }
  // '1-1/2 cups', which is read as '1 to 1/2', is one and a half: no range falls.
  const skip = lower(at + 1) === 'and' || (lower(at + 1) === 'to' && value >= 1) ? 1 : 0;
  const article = lower(at + 1) === 'and' && ARTICLES.has(lower(at + 2)) ? 1 : 0;
  const more = numberOf(lower(at + 1 + skip + article));
  if (more !== undefined && more < 1 && more > 0 && Number.isInteger(value)) {
    value += more;
    length += 1 + skip + article;
  }
  if (value < 1 && ARTICLES.has(lower(at + length))) length += 1;
  const times = multiplierOf(lower(at + length));
  return times === undefined ? { value, length } : { value: value * times, length: length + 1 };
}
