import { localDay, type Day } from '../dates/day.ts';
import { LIMITS } from '../limits.ts';
import { withoutUnlikely } from './certain.ts';
import { Lexer } from './lexer.ts';
import { batchesOfItems, datesOfItems } from './dates-of-items.ts';
import { knownBefore, spokenAmounts } from './spoken-amounts.ts';
import { withoutDates } from './spoken-dates.ts';
import type { SpokenName } from './spoken-name.ts';
import { Statements } from './statements.ts';
import { spokenTokens } from './tokens.ts';
import { Vocabulary, type SpokenWorld } from './vocabulary.ts';

/** How many names one transcript gives at most. */
export const SPOKEN_NAMES = 50;

/**
 * Hears what there is in what a cook says. The longest name wins at every word: 'chopped tomatoes' is no tomato. Amounts
 * and small talk go, and so does what is taken back or said not to be there; what a machine wrote down wrongly is read
 * as what was said wherever nothing speaks against it. Words that nobody knows stay only if they clearly name a food.
 * A wrong ingredient is worse than none.
 */
export class SpokenReader<Thing> {
  readonly #vocabulary: Vocabulary<Thing>;

  constructor(world: SpokenWorld<Thing>) {
    this.#vocabulary = new Vocabulary(world);
  }

  /**
   * The names in a transcript, in the order said and each once, but for batches that keep differently. `today` is the day from
   * which 'tomorrow' is reckoned.
   */
  read(transcript: string, today: Day = localDay()): readonly SpokenName<Thing>[] {
    const { tokens, dates, batches } = withoutDates(spokenTokens(transcript), today);
    const items = withoutUnlikely(new Lexer(tokens, this.#vocabulary).items());
    const saidOf = {
      amounts: spokenAmounts(items, tokens),
      dates: datesOfItems(items, dates),
      batches: batchesOfItems(items, batches),
      isKnown: knownBefore(items, tokens),
    };
    return new Statements(items, saidOf, this.#vocabulary.world.kitchens)
      .names()
      .filter(({ thing, said }) => thing !== undefined || (said.length > 1 && said.length <= LIMITS.name.max))
      .slice(0, SPOKEN_NAMES);
  }
}
