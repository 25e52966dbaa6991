import { regionalName } from '../platform/locale/shown-name.ts';
import { nameKey } from '../voice/heard-item.ts';
import type { BookIngredient } from './pantry-items.query.ts';

/** The book by each entry's British name and the one shown to the cook. */
export const bookByName = (book: readonly BookIngredient[]): ReadonlyMap<string, BookIngredient> =>
  new Map(
    book.flatMap((entry) => [
      [nameKey(entry.name), entry] as const,
      [nameKey(regionalName(entry.name)), entry] as const,
    ]),
  );
