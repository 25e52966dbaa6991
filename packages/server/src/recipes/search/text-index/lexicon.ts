import { searchWords } from '../search-words.ts';
import { makePauses } from './pauses.ts';
import { Postings } from './postings.ts';

/** The clock is checked after this many texts. */
const TEXTS_AT_ONCE = 256;

/** Texts as word numbers. Each position has the word as written and in the singular, which may be the same. */
export interface Phrases {
  /** Where each text starts; one more entry marks the end. */
  readonly starts: Uint32Array;
  readonly written: Uint32Array;
  readonly singular: Uint32Array;
}

/** Reads texts and numbers their words, yielding to other requests: a large catalogue takes seconds. */
export class LexiconReader {
  readonly #numbers = new Map<string, number>();

  async read(texts: readonly string[]): Promise<Phrases> {
    const pause = makePauses();
    const starts = [0];
    const written: number[] = [];
    const singular: number[] = [];
    for (const text of texts) {
      for (const word of searchWords(text)) {
        written.push(this.#number(word.written));
        singular.push(this.#number(word.singular));
      }
      starts.push(written.length);
      if (starts.length % TEXTS_AT_ONCE === 0) await pause();
    }
    return {
      starts: Uint32Array.from(starts),
      written: Uint32Array.from(written),
      singular: Uint32Array.from(singular),
    };
  }

  /** All words read so far. Their numbers are stable. */
  finish(): Lexicon {
    return new Lexicon(this.#numbers);
  }

  #number(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** All words that recipes use. */
export class Lexicon {
  readonly #numbers: ReadonlyMap<string, number>;
  /** Sorted, so that words with the same prefix are adjacent. */
  readonly #sorted: readonly string[];

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = numbers;
    this.#sorted = [...numbers.keys()].toSorted(inLetterOrder);
  }

  get size(): number {
    return this.#sorted.length;
  }

  words(): readonly string[] {
    return this.#sorted;
  }

  /** A word's number; undefined if no recipe contains it. */
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** The numbers of all words with this prefix, in word order. */
  numbersFrom(prefix: string): number[] {
    let from = 0;
    let to = this.#sorted.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#sorted[middle]! < prefix) from = middle + 1;
      else to = middle;
    }
    const numbers: number[] = [];
    for (; from < this.#sorted.length; from += 1) {
      const word = this.#sorted[from]!;
      if (!word.startsWith(prefix)) break;
      numbers.push(this.#numbers.get(word)!);
    }
    return numbers;
  }
}

/** The texts that contain each word, once per occurrence. */
export function textsOfWords({ starts, written, singular }: Phrases, words: number): Postings {
  return new Postings(words, (post) => {
    for (let text = 0; text + 1 < starts.length; text += 1) {
      for (let at = starts[text]!; at < starts[text + 1]!; at += 1) {
        post(written[at]!, text);
        if (singular[at] !== written[at]) post(singular[at]!, text);
      }
    }
  });
}

/** By code unit, independent of language. */
export function inLetterOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
