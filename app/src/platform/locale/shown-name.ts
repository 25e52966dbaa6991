import { nameIn, sentenceCase, sentenceIn } from '@larder/domain';
import { shownEnglish } from './english.ts';

/** An ingredient's name within a sentence, in the cook's English: 'eggplant'. */
export const regionalName = (name: string): string => nameIn(shownEnglish(), name);

/** The same at the start of a line: 'Eggplant'. */
export const shownName = (name: string): string => sentenceCase(regionalName(name));

/** A sentence of the server's with the names of these ingredients in the cook's English. */
export const regionalSentence = (sentence: string, names: Iterable<string>): string =>
  sentenceIn(shownEnglish(), sentence, names);
