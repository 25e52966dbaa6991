import { wordKey } from '../names/key.ts';
import { isQuantity } from './amounts.ts';
import type { SpokenToken } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest name that is looked for, in words. */
const NAME_WORDS = 5;

/** Where in a transcript the names of things stand, word for word. */
export class KnownNames<Thing> {
  readonly #tokens: readonly SpokenToken[];
  readonly #vocabulary: Vocabulary<Thing>;
  readonly #lengths = new Map<number, number>();

  constructor(tokens: readonly SpokenToken[], vocabulary: Vocabulary<Thing>) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
  }

  /** How many words from one on are a name, as many as possible; 0 when none. */
  lengthAt(from: number): number {
    const known = this.#lengths.get(from) ?? this.#find(from);
    this.#lengths.set(from, known);
    return known;
  }

  #find(from: number): number {
    for (let length = this.#mostAt(from); length > 0; length -= 1) {
      if (length === 1 && isQuantity(this.#tokens[from]?.lower ?? '')) return 0;
      if (this.#isName(from, length) && !this.#isList(from, length)) return length;
    }
    return 0;
  }

  /** How many words are said in one go. */
  #mostAt(from: number): number {
    let most = 1;
    while (most < NAME_WORDS && this.#tokens[from + most]?.ends === 'none') most += 1;
    return most;
  }

  #said(from: number, length: number): string[] {
    return this.#tokens.slice(from, from + length).map(({ said }) => said);
  }

  #isName(from: number, length: number): boolean {
    return from >= 0 && this.#vocabulary.world.find(this.#said(from, length), false) !== undefined;
  }

  /** 'Butter milk' is one thing by itself, and two beside another name: 'bread butter milk'. */
  #isList(from: number, length: number): boolean {
    if (length === 1) return false;
    const words = this.#said(from, length);
    if (this.#vocabulary.keys.has(words.map(wordKey).join(' '))) return false;
    if (!words.every((_, index) => this.#isName(from + index, 1))) return false;
    const after = from + length;
    const isBeforeName = this.#tokens[after]?.ends === 'none' && this.#isNamedFrom(after);
    const isAfterName =
      this.#tokens[from]?.ends === 'none' && [1, 2, 3].some((before) => this.#isName(from - before, before));
    return isBeforeName || isAfterName;
  }

  #isNamedFrom(from: number): boolean {
    return [1, 2, 3].some((length) => this.#isName(from, length));
  }
}
