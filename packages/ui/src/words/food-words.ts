import type { LocaleFormat } from '../components/locale/index.ts';
import type { VocabularyNames } from '../vocabulary/ids.ts';
import type { AccountWords } from './types/account.ts';
import type { ControlsWords } from './types/controls.ts';
import type { PantryWords } from './types/pantry.ts';
import type { PlanWords } from './types/plan.ts';
import type { RecipesWords } from './types/recipes.ts';
import type { ShoppingWords } from './types/shopping.ts';
import type { VocabularyWords } from './types/vocabulary.ts';
import type { VoiceWords } from './types/voice.ts';
import type { WritingWords } from './types/writing.ts';

/** All words of the library, by component. */
export interface FoodWords
  extends
    AccountWords,
    ControlsWords,
    PantryWords,
    PlanWords,
    RecipesWords,
    ShoppingWords,
    VocabularyWords,
    VoiceWords,
    WritingWords {}

/** Some of the words; those of other components stay as they are. */
export type SomeFoodWords = { readonly [Component in keyof FoodWords]?: Partial<FoodWords[Component]> } & {
  /** What ids of the vocabulary are called, your own and Larder's, by list: `{ flags: { vegan: 'Plants only' } }`. */
  readonly vocabulary?: VocabularyNames;
};

/** The words of a language. */
export interface WordsPack {
  /** A BCP 47 tag: 'es'. Formats follow it unless the provider is given a `locale`. */
  readonly language: string;
  /** The words, with the formats of the provider. */
  readonly words: (format: LocaleFormat) => SomeFoodWords;
}

/** A pack that leaves nothing in English. */
export interface WholeWordsPack extends WordsPack {
  readonly words: (format: LocaleFormat) => FoodWords;
}
