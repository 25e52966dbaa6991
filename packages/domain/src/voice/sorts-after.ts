import { isJoin } from './left-out-nouns.ts';
import type { KnownNames } from './known-names.ts';
import type { SpokenToken, Tokens } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What may count a sort: 'a red one', 'one yellow'. */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another']);
const ONES: ReadonlySet<string> = new Set(['one', 'ones']);
const IS: ReadonlySet<string> = new Set(['theyre', 'its']);
/** What may stand between a name and 'they're red'. */
const UNSURE: ReadonlySet<string> = new Set(['i', 'think', 'guess', 'and', 'oh']);
const MOST_FIRST = 3;
const MOST_SORTS = 4;

interface Sorts {
  readonly tokens: Tokens;
  /** Where what follows them begins. */
  readonly end: number;
}

/**
 * The tokens with 'three peppers, one yellow two red' as 'one yellow peppers two red peppers', and 'lentils I think
 * they're red' as 'red lentils'.
 */
export function withSortsAfter<Thing>(
  tokens: Tokens,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Tokens {
  const said: SpokenToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = known.lengthAt(at);
    const name = tokens.slice(at, at + length);
    const isOne = length > 0 && length <= MOST_FIRST;
    const counted = isOne ? countedSorts(tokens, at + length, name, vocabulary, known) : null;
    const told = isOne && !counted ? toldSort(tokens, at + length, name, vocabulary, known) : null;
    if (counted) while (said.at(-1)?.isQuantity) said.pop();
    const sorts = counted ?? told;
    if (sorts) said.push(...sorts.tokens);
    else said.push(...tokens.slice(at, at + Math.max(length, 1)));
    at = sorts?.end ?? at + Math.max(length, 1);
  }
  return said;
}

/** 'A red one and two green': two or more, each with its number. */
function countedSorts<Thing>(
  tokens: Tokens,
  from: number,
  name: Tokens,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Sorts | null {
  const said: SpokenToken[] = [];
  let end = from;
  for (let sorts = 0; sorts < MOST_SORTS; sorts += 1) {
    const join = sorts > 0 ? tokens[end] : undefined;
    const start = join && isJoin(join) ? end + 1 : end;
    const [count, sort, one] = tokens.slice(start, start + 3);
    if (!count || !sort || sort.ends !== 'none' || count.ends === 'sentence') break;
    if (!count.isQuantity && !ARTICLES.has(count.lower)) break;
    if (sort.isQuantity || known.lengthAt(start + 1) > 0 || !isSort(sort, name, vocabulary)) break;
    if (said.length > 0 && start > end) said.push(...tokens.slice(end, start));
    said.push(count, sort, ...name.map(inOneBreath));
    end = start + (one && ONES.has(one.lower) && one.ends === 'none' ? 3 : 2);
  }
  return said.length > 2 * (2 + name.length) - 1 ? { tokens: said, end } : null;
}

/** 'I think they're red', with nothing more behind. */
function toldSort<Thing>(
  tokens: Tokens,
  from: number,
  name: Tokens,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Sorts | null {
  let at = from;
  while (UNSURE.has(tokens[at]?.lower ?? '')) at += 1;
  const [is, sort, next] = tokens.slice(at, at + 3);
  const before = tokens[from - 2];
  if (name.length > 1 || (before && (before.lower === 'not' || isJoin(before)))) return null;
  if (!is || !sort || !IS.has(is.lower) || sort.ends !== 'none' || !isSort(sort, name, vocabulary))
    return null;
  const isOver = !next || next.ends !== 'none' || isJoin(next) || next.lower === 'but';
  if (!isOver || known.lengthAt(at + 1) > 1) return null;
  return { tokens: [{ ...sort, ends: name[0]?.ends ?? 'none' }, ...name.map(inOneBreath)], end: at + 2 };
}

/** Whether this word makes the name that of a sort: 'red' of peppers. */
function isSort<Thing>(sort: SpokenToken, name: Tokens, { world }: Vocabulary<Thing>): boolean {
  const words = name.map(({ said }) => said);
  return world.find([sort.said, ...words], false) !== undefined;
}

const inOneBreath = (word: SpokenToken): SpokenToken => ({ ...word, ends: 'none' });
