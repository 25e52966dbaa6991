import type { SpokenToken } from './tokens.ts';

/** A phrase found in a transcript: how many words it takes and what it means. */
export interface Phrase<Meaning> {
  readonly length: number;
  readonly meaning: Meaning;
}

/** Multi-word phrases and their meanings, looked up by starting word. */
export class Phrases<Meaning> {
  readonly #byFirst = new Map<string, { words: readonly string[]; meaning: Meaning }[]>();

  /** Phrases are in lower case, without apostrophes, with single spaces. The first duplicate wins. */
  constructor(phrases: Iterable<readonly [phrase: string, meaning: Meaning]>) {
    for (const [phrase, meaning] of phrases) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      const others = this.#byFirst.get(first) ?? [];
      others.push({ words, meaning });
      this.#byFirst.set(first, others);
    }
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  }

  /**
   * The longest phrase up to a number of words, said in one breath, comparing the requested form of each
   * word.
   */
  at(
    tokens: readonly SpokenToken[],
    from: number,
    form: (token: SpokenToken) => string = ({ lower }) => lower,
    most = Infinity,
  ): Phrase<Meaning> | null {
    const first = tokens[from];
    const candidates = first && this.#byFirst.get(form(first));
    const found = candidates?.find(
      ({ words }) =>
        words.length <= most &&
        words.every((word, index) => {
          const token = tokens[from + index];
          return token && (index === 0 || token.ends === 'none') && form(token) === word;
        }),
    );
    return found ? { length: found.words.length, meaning: found.meaning } : null;
  }
}
