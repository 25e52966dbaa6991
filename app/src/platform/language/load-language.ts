import type { WholeWordsPack } from '@larder/ui/food-provider';
import type { OtherLanguage } from './languages.ts';
import type { Dictionary } from './t.ts';

/** A language's texts: the app's own, and the pack of the library's components. */
export interface LanguageTexts {
  readonly dictionary: Dictionary;
  readonly words: WholeWordsPack;
}

const LOADERS: Readonly<Record<OtherLanguage, () => Promise<LanguageTexts>>> = {
  de: () => import('./packs/words-de.ts'),
  es: () => import('./packs/words-es.ts'),
  fr: () => import('./packs/words-fr.ts'),
  hi: () => import('./packs/words-hi.ts'),
  it: () => import('./packs/words-it.ts'),
  ko: () => import('./packs/words-ko.ts'),
  nl: () => import('./packs/words-nl.ts'),
};

/** Loads a language's texts. Rejects without a network, unless this browser has them. */
export const loadLanguage = (language: OtherLanguage): Promise<LanguageTexts> => LOADERS[language]();
