import { wordKey } from '../names/key.ts';
import { wordsOf } from './word.ts';
import { FILLERS } from './words.ts';

/** Something in the cook's pantry, by its name and what it is a kind of. */
export interface WishedItem {
  readonly id: string;
  readonly name: string;
  /** The ids of the ingredients that it covers, itself first. */
  readonly covers: readonly number[];
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
