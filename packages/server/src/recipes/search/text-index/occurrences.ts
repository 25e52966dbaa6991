import type { Documents } from './documents.ts';
import type { Phrases } from './lexicon.ts';
import type { Asked } from './query.ts';

/** The parts of a recipe, as in `WEIGHTS`. */
const PART = { title: 0, cuisine: 1, name: 2, otherName: 3 } as const;

/** Later positions are clamped to this, as in PostgreSQL. */
const LAST_POSITION = 16_383;

/** Query words in one text: which ones, and their offsets. */
interface Finds {
  readonly words: readonly number[];
  readonly offsets: readonly number[];
}
const NONE: Finds = { words: [], offsets: [] };

/** Finds the positions of query words in a recipe. */
export class Occurrences {
  /** The number in the last recipe read, sorted by word, then position. */
  count = 0;
  /** Which query word each one is. */
  words = new Int32Array(64);
  positions = new Int32Array(64);
  parts = new Int32Array(64);
  readonly #documents: Documents;
  readonly #askedAs = new Map<number, number[]>();
  readonly #isAsked: Uint8Array;
  readonly #inCuisines: (Finds | undefined)[] = [];
  readonly #inNames: (Finds | undefined)[] = [];
  readonly #inOtherNames: (Finds | undefined)[] = [];

  /** `asked`: the words, numbered in order. */
  constructor(documents: Documents, asked: readonly Asked[]) {
    this.#documents = documents;
    this.#isAsked = new Uint8Array(documents.lexicon.size);
    for (const [index, { word }] of asked.entries()) {
      this.#isAsked[word] = 1;
      this.#askedAs.set(word, [...(this.#askedAs.get(word) ?? []), index]);
    }
  }

  /** Scans one recipe. */
  read(recipe: number): void {
    const { titles, cuisines, names, otherNames, countryOf, linesOf } = this.#documents;
    this.count = 0;
    this.#put(this.#findIn(titles.phrases, recipe), 0, PART.title);
    let from = lengthOf(titles.phrases, recipe);
    const country = countryOf[recipe]!;
    this.#put((this.#inCuisines[country] ??= this.#findIn(cuisines.phrases, country)), from, PART.cuisine);
    from += lengthOf(cuisines.phrases, country);
    const end = linesOf.starts[recipe + 1]!;
    for (let line = linesOf.starts[recipe]!; line < end; line += 1) {
      const ingredient = linesOf.members[line]!;
      this.#put((this.#inNames[ingredient] ??= this.#findIn(names.phrases, ingredient)), from, PART.name);
      from += lengthOf(names.phrases, ingredient);
    }
    for (let line = linesOf.starts[recipe]!; line < end; line += 1) {
      const ingredient = linesOf.members[line]!;
      const finds = (this.#inOtherNames[ingredient] ??= this.#findIn(otherNames.phrases, ingredient));
      this.#put(finds, from, PART.otherName);
      from += lengthOf(otherNames.phrases, ingredient);
    }
  }

  /** Insertion sort: there are few, and those of one word come in order. */
  #put({ words, offsets }: Finds, from: number, part: number): void {
    for (let index = 0; index < words.length; index += 1) {
      if (this.count === this.words.length) this.#grow();
      const word = words[index]!;
      let at = this.count;
      for (; at > 0 && this.words[at - 1]! > word; at -= 1) {
        this.words[at] = this.words[at - 1]!;
        this.positions[at] = this.positions[at - 1]!;
        this.parts[at] = this.parts[at - 1]!;
      }
      this.words[at] = word;
      this.positions[at] = Math.min(from + offsets[index]!, LAST_POSITION);
      this.parts[at] = part;
      this.count += 1;
    }
  }

  #grow(): void {
    const twice = (some: Int32Array): Int32Array<ArrayBuffer> => {
      const longer = new Int32Array(some.length * 2);
      longer.set(some);
      return longer;
    };
    this.words = twice(this.words);
    this.positions = twice(this.positions);
    this.parts = twice(this.parts);
  }

  #findIn({ starts, written, singular }: Phrases, text: number): Finds {
    let finds: { words: number[]; offsets: number[] } | null = null;
    const [from, to] = [starts[text]!, starts[text + 1]!];
    for (let at = from; at < to; at += 1) {
      const forms = written[at] === singular[at] ? [written[at]!] : [written[at]!, singular[at]!];
      for (const form of forms) {
        if (this.#isAsked[form] === 0) continue;
        for (const word of this.#askedAs.get(form) ?? []) {
          finds ??= { words: [], offsets: [] };
          finds.words.push(word);
          finds.offsets.push(at - from);
        }
      }
    }
    return finds ?? NONE;
  }
}

function lengthOf({ starts }: Phrases, text: number): number {
  return starts[text + 1]! - starts[text]!;
}
