import type { Headed } from '../schema/found-recipe.ts';
import { keyOf } from './rows.ts';

/** A shorter ending, or a single word, may be what the ingredients have in common: 'oil', 'chopped', 'chocolate'. */
const SHORTEST_LABEL = 8;
const FEWEST_LINES = 4;
const LONGEST_LABEL = 40;
/** Comparing groups of all sizes takes quadratic time. */
const MOST_LINES = 300;
/** Fewer lines may well be needed twice: salt and pepper. */
const FEWEST_REPEATED = 3;

/** Ingredients without what a page repeats: the label of a button in each line, and a last group that is there twice. */
export function withoutRepeats(lines: readonly Headed[]): readonly Headed[] {
  const label = labelOf(lines.map(({ text }) => text));
  const plain =
    label === '' ? lines : lines.map((line) => ({ ...line, text: line.text.slice(0, -label.length) }));
  return plain.slice(
    0,
    plain.length - repeatedIn(plain.map(({ heading, text }) => `${heading ?? ''}\n${keyOf(text)}`)),
  );
}

/** The words that end every line; empty if there are none, or nothing else. */
function labelOf(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  if (texts.length < FEWEST_LINES) return '';
  const from = Math.max(0, first.length - LONGEST_LABEL);
  for (let at = first.indexOf(' ', from); at !== -1; at = first.indexOf(' ', at + 1)) {
    const end = first.slice(at);
    if (end.length <= SHORTEST_LABEL || !end.includes(' ', 1)) return '';
    if (/^[ \p{L}]+$/u.test(end) && others.every((text) => text.endsWith(end))) return end;
  }
  return '';
}

/** How many of the last lines are those right before them, in any order. Two parts of a dish may need the same. */
function repeatedIn(keys: readonly string[]): number {
  if (keys.length > MOST_LINES) return 0;
  for (let many = Math.floor(keys.length / 2); many >= FEWEST_REPEATED; many -= 1) {
    const last = keys.slice(-many).toSorted();
    const before = keys.slice(-2 * many, -many).toSorted();
    if (last.every((key, nth) => key === before[nth])) return many;
  }
  return 0;
}
