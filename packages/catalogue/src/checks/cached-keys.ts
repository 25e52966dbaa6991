import { nameKey } from '@larder/domain/names';
import type { Ingredient } from '../model.ts';
import { nameKeys } from '../names.ts';

const wordKeys = new Map<string, string>();
const ingredientKeys = new WeakMap<Ingredient, ReadonlySet<string>>();

/** The key words of a text. Texts repeat their words, so each is brought to its key only once. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s\-–—/]+/)
    .flatMap((word) => {
      const key = wordKeys.get(word) ?? nameKey(word);
      wordKeys.set(word, key);
      return key.split(' ');
    })
    .filter(Boolean);
}

/** Every key of an ingredient, brought to it only once. */
export function keysOf(ingredient: Ingredient): ReadonlySet<string> {
  const known = ingredientKeys.get(ingredient) ?? nameKeys(ingredient);
  ingredientKeys.set(ingredient, known);
  return known;
}
