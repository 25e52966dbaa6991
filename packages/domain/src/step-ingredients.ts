/** Words that many ingredients share, so that alone they identify none. */
const VAGUE = new Set(
  'black white red green yellow brown fresh dried ground whole sweet hot large small raw plain double extra virgin light dark mild baby long short thick thin leaf seed powder water'
    .split(' ')
    .map(stem),
);

/** One stem for singular and plural: 'tomatoes' and 'tomato', 'leaves' and 'leaf', 'berries' and 'berry'. */
function stem(word: string): string {
  const bare = word.length > 3 ? word.replace(/(?:es|s|e)$/, '') : word;
  return bare.replace(/y$/, 'i').replace(/v$/, 'f');
}

const stemsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map(stem);

/**
 * The indexes of the ingredients that a recipe step mentions, by full name ('olive oil') or by a word that
 * only one of them has ('the oil'). A shared word matches neither. In list order.
 */
export function ingredientsInStep(step: string, names: readonly string[]): number[] {
  const words = stemsOf(step);
  const phrases = names.map(stemsOf);
  const taken = new Set<number>();
  const found = new Set<number>();
  const take = (place: number, phrase: readonly string[]) => {
    for (let at = 0; at + phrase.length <= words.length; at += 1) {
      const isHere = phrase.every((word, index) => words[at + index] === word && !taken.has(at + index));
      if (!isHere || phrase.length === 0) continue;
      for (let index = 0; index < phrase.length; index += 1) taken.add(at + index);
      found.add(place);
    }
  };
  // Longest first: 'tomato paste' is not tomato.
  const byLength = [...phrases.entries()].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [place, phrase] of byLength) take(place, phrase);
  for (const [place, phrase] of phrases.entries()) {
    for (const word of phrase) {
      const isShared = phrases.some((other, index) => index !== place && other.includes(word));
      if (!isShared && !VAGUE.has(word)) take(place, [word]);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}
