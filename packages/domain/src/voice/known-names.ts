import { usualKeyOf } from '../names/lookup.ts';
import type { SpokenToken } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest name looked up, in words. */
const NAME_WORDS = 5;

/** What is made of nuts, grains and fruits, and named after them. */
const MADE: ReadonlySet<string> = new Set(['milk', 'butter', 'oil', 'juice']);

/** Finds names in a transcript, word for word. */
export class KnownNames<Thing> {
  readonly #tokens: readonly SpokenToken[];
  readonly #vocabulary: Vocabulary<Thing>;
  readonly #lengths = new Map<number, number>();

  constructor(tokens: readonly SpokenToken[], vocabulary: Vocabulary<Thing>) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
  }

  /** The length of the longest name starting at a word, in words; 0 if none. */
  lengthAt(from: number): number {
    const known = this.#lengths.get(from) ?? this.#find(from);
    this.#lengths.set(from, known);
    return known;
  }

  #find(from: number): number {
    for (let length = this.#mostAt(from); length > 0; length -= 1) {
      if (length === 1 && this.#tokens[from]?.isQuantity) return 0;
      if (this.#isName(from, length) && !this.#isList(from, length)) return length;
    }
    return 0;
  }

  /** How many words in one breath begin a name. */
  #mostAt(from: number): number {
    const { beginnings } = this.#vocabulary;
    let joined = '';
    for (let length = 0; length < NAME_WORDS; length += 1) {
      const token = this.#tokens[from + length];
      if (!token || (length > 0 && token.ends !== 'none')) return length;
      joined += usualKeyOf(token.key).replaceAll(' ', '');
      if (!beginnings.has(joined)) return length;
    }
    return NAME_WORDS;
  }

  #said(from: number, length: number): string[] {
    return this.#tokens.slice(from, from + length).map(({ said }) => said);
  }

  #isName(from: number, length: number): boolean {
    return from >= 0 && this.#vocabulary.world.find(this.#said(from, length), false) !== undefined;
  }

  /** 'Butter milk' is one thing on its own, but two next to another name: 'bread butter milk'. */
  #isList(from: number, length: number): boolean {
    if (length === 1) return false;
    const said = this.#tokens.slice(from, from + length);
    const keys = said.map(({ key }) => key);
    if (!keys.every((_, index) => this.#isName(from + index, 1))) return false;
    const isTwo = this.#isTwo(said);
    if (isTwo && !this.#isMadeOf(from, length)) return true;
    if (!isTwo && this.#vocabulary.keys.has(usualKeyOf(keys.join(' ')))) return false;
    const after = from + length;
    const isBeforeName = this.#tokens[after]?.ends === 'none' && this.#isNamedFrom(after);
    const isAfterName =
      this.#tokens[from]?.ends === 'none' && [1, 2, 3].some((before) => this.#isName(from - before, before));
    return isBeforeName || isAfterName;
  }

  /** 'Peppers steak': nobody says the plural for pepper steak. */
  #isTwo(said: readonly SpokenToken[]): boolean {
    const plurals = said.map(({ lower, key }) => lower.endsWith('s') && lower !== key);
    // 'Burgers buns' are a slip for burger buns.
    const isMass = plurals.at(-1) === false && plurals.includes(true);
    return isMass && !this.#vocabulary.spoken.has(said.map(({ lower }) => lower).join(' '));
  }

  /** 'Oats milk' and 'peanuts butter' say the plural where others do not: each is a thing of its own. */
  #isMadeOf(from: number, length: number): boolean {
    if (!MADE.has(this.#tokens[from + length - 1]?.lower ?? '')) return false;
    const { find } = this.#vocabulary.world;
    const whole = find(this.#said(from, length), false);
    return this.#said(from, length).every((word) => find([word], false) !== whole);
  }

  #isNamedFrom(from: number): boolean {
    return [1, 2, 3].some((length) => this.#isName(from, length));
  }
}
