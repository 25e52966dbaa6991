import { englishOf, nameIn, sentenceCase, type English } from '@larder/domain';

let english: English = 'en-GB';

/**
 * Sets the variety of English for ingredient names, and the page's language, which determines a screen reader's
 * voice.
 */
export function setEnglish(language: string): void {
  english = englishOf(language);
  document.documentElement.lang = english;
}

/** An ingredient's name within a sentence, in the cook's English: 'eggplant'. */
export const regionalName = (name: string): string => nameIn(english, name);

/** The same at the start of a line: 'Eggplant'. */
export const shownName = (name: string): string => sentenceCase(regionalName(name));
