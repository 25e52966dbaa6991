import { withoutAccents } from './accents.ts';
import { isNumber } from './numbers.ts';
import { changes, isPreparation } from './preparation.ts';
import { keysOf, type Token } from './text.ts';
import { Spelling } from './typos.ts';
import { isUnitWord } from './unit-words.ts';

const JOINS: ReadonlySet<string> = new Set(['of', 'or', 'and', 'x', 'to', 'a', 'an', 'the', 'in']);
/** A typo has no more candidate readings than this. */
const MOST_READINGS = 6;

/** Corrects unknown words as typos. */
export class TypoCorrector {
  readonly #spelling: Spelling;

  /** Takes the words of all names, as keys. */
  constructor(words: Iterable<string>) {
    this.#spelling = new Spelling(words);
  }

  /**
   * What a text may have been meant to say; empty if a word cannot be corrected or too many readings are
   * possible.
   */
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

/** The word without case and accents, singular or plural as written. */
function asWritten({ said }: Token): string {
  return withoutAccents(said).toLowerCase();
}
