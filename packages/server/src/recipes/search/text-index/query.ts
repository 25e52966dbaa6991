import { inLetterOrder, type Lexicon } from './lexicon.ts';

/** Alternatives for one word of a query: exact words, and a beginning when none is known. */
export interface QueryTerm {
  readonly words: readonly string[];
  readonly prefix: string | null;
}

/** One of the words that a query takes, and as which of its alternatives. */
export interface Asked {
  readonly word: number;
  readonly alternative: number;
}

/** A query with its words as numbers. */
export interface CompiledQuery {
  /** For each different term, the words of which a recipe must have one. */
  readonly terms: readonly (readonly number[])[];
  /** How many different alternatives all terms have together: a beginning is one, whatever begins with it. */
  readonly alternatives: number;
  /** The words of all alternatives, both in the order of their letters. A word may be there as two alternatives. */
  readonly asked: readonly Asked[];
  /** Whether several words were typed, be they the same. */
  readonly isConjunction: boolean;
}

/** Looks the words of a query up. */
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
