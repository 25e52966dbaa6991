import { avoidedIn } from '@larder/domain';
import { fold, NameBook } from '@larder/domain/names';
import { AddIngredientsTable, type AddIngredientsTableProps } from '@larder/ui/add-ingredients-table';
import { useMemo } from 'react';
import { useAllergies } from '../../../preferences/allergies/avoided.ts';
import { expiryOf } from '../../expiry-of.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { unitFor } from '../../unit-for.ts';
import { allergyWords } from '../../../platform/language/allergy-words.ts';
import { regionalName } from '../../../platform/locale/shown-name.ts';

interface TypedIngredientsProps extends Omit<AddIngredientsTableProps, 'ingredientNames' | 'book'> {
  /** The ingredient book; empty while loading. */
  ingredients: readonly BookIngredient[];
}

/** The table for typing ingredients, backed by the book. Loaded when typing is first chosen. */
export default function TypedIngredients({ ingredients, ...table }: TypedIngredientsProps) {
  const allergies = useAllergies();
  const book = useMemo(() => {
    const names = new NameBook(ingredients);
    return {
      suggest: (typed: string) =>
        names.suggest(typed).map(({ entry, matched }) => suggestionOf(entry.name, matched)),
      unitOf: (name: string, quantity: number | null) => {
        const known = names.find(name);
        return known ? unitFor(known, quantity) : null;
      },
      expiryOf: (name: string) => {
        const known = names.find(name);
        return known ? expiryOf(known) : null;
      },
      avoidedIn: (name: string) => {
        const known = names.find(name);
        return (known && avoidedIn(known, allergies, allergyWords())) ?? null;
      },
      nearest: (name: string) => {
        const near = names.nearest(name);
        return near ? regionalName(near.name) : null;
      },
    };
  }, [ingredients, allergies]);
  return <AddIngredientsTable ingredientNames={NO_NAMES} book={book} {...table} />;
}

/** A suggestion, with the other name that was typed unless it is the one shown. */
function suggestionOf(name: string, matched: string | null) {
  const text = regionalName(name);
  const typed = matched ?? name;
  return { text, note: fold(typed) === fold(text) ? undefined : typed };
}

/** The book supplies the suggestions. */
const NO_NAMES: readonly string[] = [];
