import { fold, type NameBook } from '@larder/domain/names';
import type { BookIngredient } from './pantry-items.query.ts';
import type { PantryItem } from './pantry.query.ts';

/**
 * The pantry items that match a text, by name or alias, ignoring case and accents; if there are none, by
 * likely spelling corrections.
 */
export function findInPantry(
  items: readonly PantryItem[],
  text: string,
  book: NameBook<BookIngredient>,
): readonly PantryItem[] {
  const needle = fold(text).trim();
  const found = items.filter(({ ingredient_id, ingredients }) => {
    const entry = book.get(ingredient_id);
    return [ingredients.name, entry?.plural ?? '', ...(entry?.aliases ?? [])].some((name) =>
      fold(name).includes(needle),
    );
  });
  if (found.length > 0) return found;
  const meant = new Set(book.suggest(text).map(({ id }) => id));
  return items.filter(({ ingredient_id }) => meant.has(ingredient_id));
}
