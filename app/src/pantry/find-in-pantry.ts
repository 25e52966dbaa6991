import { fold, type NameBook } from '@larder/domain/names';
import type { BookIngredient } from './pantry-items.query.ts';
import type { PantryItem } from './pantry.query.ts';

/**
 * The items of a pantry that a text finds: by their names and by other names for the same thing, without case and accents;
 * where there is none, by what the text may be misspelt for.
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
