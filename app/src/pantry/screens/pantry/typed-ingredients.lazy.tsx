import { avoidedIn } from '@larder/domain';
import { NameBook } from '@larder/domain/names';
import { AddIngredientsTable, type AddIngredientsTableProps } from '@larder/ui/add-ingredients-table';
import { useMemo } from 'react';
import { useAllergies } from '../../../preferences/allergies/avoided.ts';
import { expiryOf } from '../../expiry-of.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { unitFor } from '../../unit-for.ts';

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
        names.suggest(typed).map(({ entry, matched }) => ({ text: entry.name, note: matched ?? undefined })),
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
        return (known && avoidedIn(known, allergies)) ?? null;
      },
      nearest: (name: string) => names.nearest(name)?.name ?? null,
    };
  }, [ingredients, allergies]);
  return <AddIngredientsTable ingredientNames={NO_NAMES} book={book} {...table} />;
}

/** The book supplies the suggestions. */
const NO_NAMES: readonly string[] = [];
