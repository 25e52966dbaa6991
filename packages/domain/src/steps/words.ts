/** A word, number or sign of a text, with its place in it. */
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

/** One stem for singular and plural: 'tomatoes' and 'tomato', 'leaves' and 'leaf', 'berries' and 'berry'. */
export function stem(word: string): string {
  const bare = word.length > 3 ? word.replace(/(?:es|s|e)$/, '') : word;
  return bare.replace(/y$/, 'i').replace(/v$/, 'f');
}

/** A set of stems, from words written side by side. */
export const stemSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean).map(stem));
