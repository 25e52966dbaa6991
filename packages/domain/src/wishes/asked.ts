import type { CountryCode } from '../countries.ts';
import type { FilterFlag } from '../filters.ts';
import type { WeekWish } from '../vocabulary/meal-plans.ts';
import type { PlannedWeek } from './days.ts';
import type { WishedItem } from './items.ts';
import type { Word } from './word.ts';

/** What a sentence is read with. */
export interface WishContext extends PlannedWeek {
  readonly pantry: readonly WishedItem[];
  /** The ingredient that these words name, if any. */
  readonly find: (words: readonly string[]) => { readonly id: number; readonly name: string } | undefined;
}

/** What sentences have asked for so far. */
export interface Asked {
  readonly wishes: Set<WeekWish>;
  readonly countries: Set<CountryCode>;
  readonly flags: Set<FilterFlag>;
  readonly useUp: Map<string, WishedItem>;
  readonly without: Map<number, { readonly id: number; readonly name: string }>;
  /** Notes words without a meaning. */
  readonly misunderstand: (words: readonly Word[]) => void;
}
