import { englishOf, nameIn, sentenceCase, type English } from '@larder/domain';

let english: English = 'en-GB';

/** Sets the English in which ingredients are named, and the page's language, which a screen reader's voice follows. */
export function setEnglish(language: string): void {
  english = englishOf(language);
  document.documentElement.lang = english;
}

/** An ingredient's name within a sentence, as the cook's English has it: 'eggplant'. */
export const regionalName = (name: string): string => nameIn(english, name);

/** The same at the start of a line: 'Eggplant'. */
export const shownName = (name: string): string => sentenceCase(regionalName(name));
