/** A word, number or sign of a text, with its position. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛]|[-–/.,:;!?()]/gu;

/** The words, numbers and signs of a text, in lower case. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

/** The shared stem of singular and plural: 'tomatoes' and 'tomato', 'leaves' and 'leaf', 'berries' and 'berry'. */
export function stem(word: string): string {
  const bare = word.length > 3 ? word.replace(/(?:es|s|e)$/, '') : word;
  return bare.replace(/y$/, 'i').replace(/v$/, 'f');
}

/** The stems of space-separated words, as a set. */
export const stemSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean).map(stem));
