import { CHOICES, CUES, JOINS } from './cues.ts';
import type { KnownNames } from './known-names.ts';
import type { SpokenToken, Tokens } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'one', 'half', 'another']);
const ONES: ReadonlySet<string> = new Set(['one', 'ones']);
/** What comes before the sort of something that was just named. */
const IS: ReadonlySet<string> = new Set([
  'its',
  'is',
  'theyre',
  'thats',
  'was',
  'actually',
  'definitely',
  'probably',
]);
const MOST_FIRST = 2;
/** How many words back a name can be that 'a red one' is about. */
const MOST_BACK = 10;

/** The word that 'one' stands for: 'the onions, a red one' and 'no green ones'. */
export function nounOfOne<Thing>(
  tokens: Tokens,
  at: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): SpokenToken | null {
  const [sort, one] = [tokens[at - 1], tokens[at]];
  if (!sort || !one || !ONES.has(one.lower) || one.ends !== 'none' || sort.isQuantity) return null;
  for (let end = at - 1; end > Math.max(0, at - MOST_BACK); end -= 1) {
    const name = nameBefore(tokens, end, known);
    const noun = name.at(-1);
    if (!noun) continue;
    const whole = find([sort, noun], vocabulary);
    // 'Three peppers, one red, one green': here it is a number.
    const next = tokens[at + 1];
    const isNumber = next?.ends === 'none' && !isJoin(next) && find([next, noun], vocabulary) !== undefined;
    // 'Two peppers, an orange one': one of those just counted. But 'not the red onions, the white ones'.
    const isOther = one.lower === 'ones' && name.length > 1;
    const isCounted = !isOther && tokens.slice(end, at - 1).every(({ lower }) => ARTICLES.has(lower));
    const isSame = whole === undefined || whole === find(name, vocabulary);
    return isNumber || isCounted || isSame ? null : { ...noun, ends: one.ends };
  }
  return null;
}

/** The word left out after 'not double cream, it's single' and 'red or white wine, I think it's red'. */
export function nounAfterIs<Thing>(
  tokens: Tokens,
  at: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): SpokenToken | null {
  const [is, sort] = [tokens[at - 1], tokens[at]];
  if (!is || !sort || !IS.has(is.lower) || sort.ends !== 'none' || !isPartEnd(tokens, at + 1)) return null;
  for (let end = at - 1; end > Math.max(0, at - MOST_BACK); end -= 1) {
    if (tokens[end]?.ends === 'sentence') return null;
    const name = nameBefore(tokens, end, known);
    const noun = name.at(-1);
    if (!noun || name.length < 2) continue;
    const before = tokens[end - name.length - 1];
    const isContrast = before !== undefined && (before.lower === 'not' || CHOICES.has(before.lower));
    return isContrast && find([sort, noun], vocabulary) !== undefined ? noun : null;
  }
  return null;
}

/** The tokens with 'two peppers, red ones' as 'two red peppers'. */
export function withSortsBefore<Thing>(
  tokens: Tokens,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Tokens {
  const at = tokens.findIndex(
    ({ lower }, one) => lower === 'ones' && isSortOfLast(tokens, one, vocabulary, known),
  );
  const [name, sort] = [tokens[at - 2], tokens[at - 1]];
  if (at < 2 || !name || !sort) return tokens;
  const rest = withSortsBefore(tokens.slice(at + 1), vocabulary, known);
  return [...tokens.slice(0, at - 2), { ...sort, ends: name.ends }, { ...name, ends: 'none' }, ...rest];
}

/** Whether 'red ones' says which sort the name just before them is. */
function isSortOfLast<Thing>(
  tokens: Tokens,
  ones: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): boolean {
  const [name, sort] = [tokens[ones - 2], tokens[ones - 1]];
  if (!name || !sort || tokens[ones]?.ends !== 'none' || sort.isQuantity || sort.ends === 'sentence')
    return false;
  const whole = nameBefore(tokens, ones - 1, known).length === 1 ? find([sort, name], vocabulary) : undefined;
  return whole !== undefined && whole !== find([name], vocabulary);
}

/** Whether nothing more is said about a name before this word. */
function isPartEnd(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (!token || token.ends !== 'none' || isJoin(token)) return true;
  const cue = CUES.at(tokens, at)?.meaning;
  return cue !== undefined && cue !== 'little';
}

/** The longest name that ends before a word. */
function nameBefore<Thing>(tokens: Tokens, end: number, known: KnownNames<Thing>): Tokens {
  for (let from = Math.max(0, end - MOST_FIRST - 1); from < end; from += 1)
    if (known.lengthAt(from) === end - from) return tokens.slice(from, end);
  return [];
}

/** The thing that these words name. */
export function find<Thing>(some: Tokens, { world }: Vocabulary<Thing>): Thing | undefined {
  return world.find(
    some.map(({ said }) => said),
    false,
  );
}

/** Whether a word joins two names or offers a choice of them. */
export function isJoin({ lower }: SpokenToken): boolean {
  return JOINS.has(lower) || CHOICES.has(lower);
}
