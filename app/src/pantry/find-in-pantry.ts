import { fold, INSIDE_WORD, rankOfName, type NameBook } from '@larder/domain/names';
import type { BookIngredient } from './pantry-items.query.ts';
import type { PantryItem } from './pantry.query.ts';

/**
 * The pantry items that match a text, by name or alias, ignoring case and accents: at the start of a word or, if there
 * are none, inside it; otherwise by likely spelling corrections.
 */
export function findInPantry(
  items: readonly PantryItem[],
  text: string,
  book: NameBook<BookIngredient>,
): readonly PantryItem[] {
  const needle = fold(text).trim();
  const found = items.flatMap((item) => {
    const ranks = namesOf(item, book).flatMap((name) => rankOfName(fold(name), needle) ?? []);
    return ranks.length > 0 ? [{ item, isWord: ranks.some((rank) => rank < INSIDE_WORD) }] : [];
  });
  const words = found.filter(({ isWord }) => isWord);
  if (found.length > 0) return (words.length > 0 ? words : found).map(({ item }) => item);
  const meant = new Set(book.suggest(text).map(({ entry }) => entry.id));
  return items.filter(({ ingredient_id }) => meant.has(ingredient_id));
}

function namesOf(
  { ingredient_id, ingredients }: PantryItem,
  book: NameBook<BookIngredient>,
): readonly string[] {
  const entry = book.get(ingredient_id);
  return [ingredients.name, entry?.plural ?? '', ...(entry?.aliases ?? [])];
}
