/** The plural of a word for food, by rule: 'egg', 'tomato', 'leaf', 'anchovy'. */
export function pluralOf(word: string): string {
  if (/(?:s|x|ch|sh|tomato|potato|mango)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:leaf|loaf|half)$/.test(word) ? `${word.slice(0, -1)}ves` : `${word}s`;
}

/** The singular of a word for food, by rule. */
export function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  return /(?:ss|x|ch|sh|tomato|potato|mango)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}
