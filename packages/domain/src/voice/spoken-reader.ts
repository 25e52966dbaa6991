import { localDay, type Day } from '../dates/day.ts';
import { LIMITS } from '../limits.ts';
import { withoutUnlikely } from './certain.ts';
import { withClauses } from './clauses.ts';
import { KnownNames } from './known-names.ts';
import { withSortsBefore } from './left-out-nouns.ts';
import { Lexer } from './lexer.ts';
import { batchesOfItems, datesOfItems } from './dates-of-items.ts';
import { knownBefore, spokenAmounts } from './spoken-amounts.ts';
import { withPartsAfter } from './parts-of-names.ts';
import { withSharedHeads } from './shared-heads.ts';
import { withoutDates } from './spoken-dates.ts';
import type { SpokenName } from './spoken-name.ts';
import { Statements } from './statements.ts';
import { spokenTokens } from './tokens.ts';
import { Vocabulary, type SpokenWorld } from './vocabulary.ts';

/** The maximum number of names from one transcript. */
export const SPOKEN_NAMES = 50;

/**
 * Extracts what a cook says is available. At every word the longest name wins: 'chopped tomatoes' is not
 * tomato. Amounts, small talk, corrections and unavailable items are dropped; transcription errors are
 * corrected if the context allows. Unknown words are kept only if they clearly name a food. A wrong
 * ingredient is worse than none.
 */
export class SpokenReader<Thing> {
  readonly #vocabulary: Vocabulary<Thing>;

  constructor(world: SpokenWorld<Thing>) {
    this.#vocabulary = new Vocabulary(world);
  }

  /**
   * The names in a transcript, in spoken order and each once, except for batches with different dates.
   * 'Tomorrow' is relative to `today`.
   */
  read(transcript: string, today: Day = localDay()): readonly SpokenName<Thing>[] {
    const { tokens: heard, dates, batches } = withoutDates(spokenTokens(transcript), today);
    const turned = withPartsAfter(heard, this.#vocabulary);
    const sorted = withSortsBefore(turned, this.#vocabulary, new KnownNames(turned, this.#vocabulary));
    const tokens = withSharedHeads(sorted, this.#vocabulary, new KnownNames(sorted, this.#vocabulary));
    const items = withClauses(withoutUnlikely(new Lexer(tokens, this.#vocabulary).items()));
    const saidOf = {
      amounts: spokenAmounts(items, tokens),
      dates: datesOfItems(items, dates),
      batches: batchesOfItems(items, batches),
      isKnown: knownBefore(items, tokens),
    };
    return new Statements(items, saidOf, this.#vocabulary.world)
      .names()
      .filter(({ thing, said }) => thing !== undefined || (said.length > 1 && said.length <= LIMITS.name.max))
      .slice(0, SPOKEN_NAMES);
  }
}
