import { isNumber } from './numbers.ts';
import { changes, isPreparation } from './preparation.ts';
import { keysOf, type Token } from './text.ts';
import { Spelling } from './typos.ts';
import { isUnitWord } from './unit-words.ts';

const JOINS: ReadonlySet<string> = new Set(['of', 'or', 'and', 'x', 'to', 'a', 'an', 'the', 'in']);
/** More readings than these are no slip of the pen. */
const MOST_READINGS = 6;

/** Reads words that nobody knows as slips of the pen. */
export class Mending {
  readonly #spelling: Spelling;

  /** Takes the words that names are made of, as keys. */
  constructor(words: Iterable<string>) {
    this.#spelling = new Spelling(words);
  }

  /** What a text may have been meant to say; nothing where a word of it cannot be corrected, or too much may be meant. */
  readings(tokens: readonly Token[]): readonly (readonly Token[])[] {
    let readings: Token[][] = [[]];
    for (const token of tokens) {
      const choices = this.#spellingsOf(token);
      if (choices.length === 0) return [];
      readings = readings.flatMap((before) => choices.map((choice) => [...before, choice]));
      if (readings.length > MOST_READINGS) return [];
    }
    return readings;
  }

  #spellingsOf(token: Token): readonly Token[] {
    const words = keysOf([token]);
    if (words.every((word) => this.#isKnown(word))) return [token];
    if (words.length !== 1) return [];
    return this.#spelling
      .candidates(words[0] ?? '', asWritten(token))
      .map((word) => ({ said: word, lower: word }));
  }

  #isKnown(word: string): boolean {
    return (
      this.#spelling.has(word) ||
      isPreparation(word) ||
      changes(word) ||
      isNumber(word) ||
      isUnitWord(word) ||
      JOINS.has(word)
    );
  }
}

/** The word without case and accents, in the number that was written. */
function asWritten({ said }: Token): string {
  return said.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
