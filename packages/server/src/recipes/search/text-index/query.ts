import { inLetterOrder, type Lexicon } from './lexicon.ts';

/** Alternatives for a query word: exact words, and a prefix if none is known. */
export interface QueryTerm {
  readonly words: readonly string[];
  readonly prefix: string | null;
}

/** A word that a query accepts, and for which alternative. */
export interface Asked {
  readonly word: number;
  readonly alternative: number;
}

/** A query with its words as numbers. */
export interface CompiledQuery {
  /** For each distinct term, the words of which a recipe must contain one. */
  readonly terms: readonly (readonly number[])[];
  /** The number of distinct alternatives across all terms: a prefix counts once. */
  readonly alternatives: number;
  /** The words of all alternatives, both sorted. A word may belong to two alternatives. */
  readonly asked: readonly Asked[];
  /** Whether several words were typed, even identical ones. */
  readonly isConjunction: boolean;
}

/** Looks up a query's words. */
export function compileQuery(terms: readonly QueryTerm[], lexicon: Lexicon): CompiledQuery {
  const wordsOf = new Map<string, readonly number[]>();
  const lookUp = (text: string, isPrefix: boolean): readonly number[] => {
    const known = wordsOf.get(text);
    if (known) return known;
    const number = lexicon.numberOf(text);
    const exact = number === undefined ? [] : [number];
    const found = isPrefix ? lexicon.numbersFrom(text) : exact;
    wordsOf.set(text, found);
    return found;
  };
  const compiled = new Map<string, readonly number[]>();
  for (const { words, prefix } of terms) {
    const numbers = words.flatMap((word) => lookUp(word, false));
    if (prefix !== null) numbers.push(...lookUp(prefix, true));
    compiled.set([...words, `${prefix ?? ''}*`].join(' '), [...new Set(numbers)]);
  }
  const alternatives = [...wordsOf].toSorted(([a], [b]) => inLetterOrder(a, b));
  return {
    terms: [...compiled.values()],
    alternatives: alternatives.length,
    asked: alternatives.flatMap(([, words], alternative) => words.map((word) => ({ word, alternative }))),
    isConjunction: terms.length > 1,
  };
}
