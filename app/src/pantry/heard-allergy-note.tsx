import { avoidedInAll } from '@larder/domain';
import { NameBook } from '@larder/domain/names';
import { AllergyNote } from '@larder/ui/allergy-note';
import { useMemo } from 'react';
import { allergyWords } from '../platform/language/allergy-words.ts';
import { useAllergies } from '../preferences/allergies/avoided.ts';
import styles from './heard-allergy-note.module.css';
import type { BookIngredient } from './pantry-items.query.ts';

interface HeardAllergyNoteProps {
  /** The recognised names in their current form. */
  names: readonly string[];
  book: readonly BookIngredient[];
}

/** Which recognised ingredients the cook avoids, updated when a name is corrected. They can still be saved. */
export function HeardAllergyNote({ names, book }: HeardAllergyNoteProps) {
  const allergies = useAllergies();
  const known = useMemo(() => new NameBook(book), [book]);
  const heard = new Set(names.flatMap((name) => known.find(name) ?? []));
  return (
    <div role="status" className={styles.root}>
      <AllergyNote {...avoidedInAll([...heard], allergies, allergyWords())} />
    </div>
  );
}
