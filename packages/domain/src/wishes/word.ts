import { withoutAccents } from '../names/accents.ts';

/** A word as it was written, and in lower case without accents. */
export interface Word {
  readonly written: string;
  readonly word: string;
}

/** The words of a text. */
export function wordsOf(text: string): Word[] {
  return text
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((written) => written !== '')
    .map((written) => ({ written, word: withoutAccents(written).toLowerCase() }));
}
