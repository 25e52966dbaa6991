import { withoutAccents } from '../names/accents.ts';
import { wordKey } from '../names/key.ts';
import { datesOf, type PlannedWeek } from './free-evenings.ts';
import { FILLERS, LONGEST, PHRASES, type Meaning } from './words.ts';

/** A word as it was written, and in lower case without accents. */
export interface Word {
  readonly written: string;
  readonly word: string;
}

/** Something in the cook's pantry, by its name and what it is a kind of. */
export interface WishedItem {
  readonly id: string;
  readonly name: string;
  /** The ids of the ingredients that it covers, itself first. */
  readonly covers: readonly number[];
}

/** A phrase at the front of some words. */
export interface Phrase {
  readonly meaning: Meaning;
  /** How many words it has. */
  readonly length: number;
}

export const isFiller = ({ word }: Word): boolean => FILLERS.has(word);

/** The longest known phrase at the front of these words. */
export function phraseAt(words: readonly Word[]): Phrase | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const phrase = words
      .slice(0, length)
      .map(({ word }) => word)
      .join(' ');
    const meaning = PHRASES.get(phrase);
    if (meaning) return { meaning, length };
  }
  return null;
}

/** The items that words mean: of that ingredient or a kind of it, or with all these words in their names. */
export function itemsOf(pantry: readonly WishedItem[], words: readonly string[], id?: number): WishedItem[] {
  if (words.some((word) => FILLERS.has(word))) return [];
  const keys = words.map(wordKey);
  return pantry.filter(({ name, covers }) => {
    if (id !== undefined && covers.includes(id)) return true;
    const own = new Set(wordsOf(name).map(({ word }) => wordKey(word)));
    return keys.every((key) => own.has(key));
  });
}

/** The pieces of a sentence, each about one thing. One that only names days belongs to the one before it. */
export function piecesOf(text: string, week: PlannedWeek): Word[][] {
  const joined: Word[][] = [];
  for (const part of text.split(/[,.;:!?\n]+|\s(?:and|but|then|also|plus|&)\s/i)) {
    const piece = wordsOf(part);
    const last = joined.at(-1);
    const isDay = ({ word }: Word) => datesOf(word, week) !== null;
    const isOfDays = piece.some(isDay) && piece.every((one) => isDay(one) || isFiller(one));
    if (last && isOfDays) last.push(...piece);
    else if (piece.length > 0) joined.push(piece);
  }
  return joined;
}

function wordsOf(text: string): Word[] {
  return text
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((written) => written !== '')
    .map((written) => ({ written, word: withoutAccents(written).toLowerCase() }));
}
