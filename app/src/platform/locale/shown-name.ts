import { englishOf, nameIn, sentenceCase, sentenceIn, type English } from '@larder/domain';

let english: English = 'en-GB';

/** Sets the variety of English for ingredient names. */
export function setEnglish(language: string): void {
  english = englishOf(language);
}

/** The variety of English of ingredient names: 'en-US'. */
export const shownEnglish = (): English => english;

/** An ingredient's name within a sentence, in the cook's English: 'eggplant'. */
export const regionalName = (name: string): string => nameIn(english, name);

/** The same at the start of a line: 'Eggplant'. */
export const shownName = (name: string): string => sentenceCase(regionalName(name));

/** A sentence of the server's with the names of these ingredients in the cook's English. */
export const regionalSentence = (sentence: string, names: Iterable<string>): string =>
  sentenceIn(english, sentence, names);
