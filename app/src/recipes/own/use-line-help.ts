import { UNIT_NAMES } from '@larder/domain';
import { fold, NameBook } from '@larder/domain/names';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ingredientBook, type BookIngredient } from '../../pantry/pantry-items.query.ts';
import { shownName } from '../../platform/locale/shown-name.ts';

const NONE: readonly BookIngredient[] = [];

/** The shown names of ingredients by id: null for one that is not in the book. */
export function namesIn(book: readonly BookIngredient[]): (id: number) => string | null {
  const byId = new Map(book.map(({ id, name }) => [id, shownName(name)]));
  return (id) => byId.get(id) ?? null;
}

/** What the editor needs to know about ingredients. All references are stable. */
export function useLineHelp() {
  const { data: book = NONE, isError, refetch } = useQuery(ingredientBook());
  return useMemo(() => {
    const names = new NameBook(book);
    return {
      isKnown: book.length > 0,
      isError,
      retry: () => void refetch(),
      book,
      nameOf: namesIn(book),
      help: {
        units: UNIT_NAMES,
        suggest: (text: string) =>
          names.suggest(text).map(({ entry, matched }) => {
            const shown = shownName(entry.name);
            const typed = matched ?? entry.name;
            return { text: shown, note: fold(typed) === fold(shown) ? undefined : typed };
          }),
        find: (typed: string) => {
          const found = names.find(typed);
          return found ? { id: String(found.id), name: shownName(found.name) } : null;
        },
      },
    };
  }, [book, isError, refetch]);
}
