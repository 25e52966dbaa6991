import { avoidedInAll } from '@larder/domain';
import { AllergyNote } from '@larder/ui/allergy-note';
import { linesOfRows, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import type { BookIngredient } from '../../pantry/pantry-items.query.ts';
import { allergyWords } from '../../platform/language/allergy-words.ts';
import { useAllergies } from '../../preferences/allergies/avoided.ts';
import { UncheckedNote } from './unchecked-note.tsx';

interface DraftCautionsProps {
  form: RecipeEditorValue;
  book: readonly BookIngredient[];
}

/**
 * What a cook with an allergy should know of a recipe that is not saved yet: what its lines contain, and how many lines nobody
 * knows. Its steps are read once it is saved, so it says nothing of what it is free of.
 */
export function DraftCautions({ form, book }: DraftCautionsProps) {
  const allergies = useAllergies();
  if (allergies.length === 0) return null;
  const lines = linesOfRows(form.ingredients);
  const ids = new Set(lines.flatMap(({ ingredient }) => ingredient?.id ?? []));
  const known = book.filter(({ id }) => ids.has(String(id)));
  return (
    <>
      <AllergyNote {...avoidedInAll(known, allergies, allergyWords())} />
      <UncheckedNote lines={lines.filter(({ certainty }) => certainty === 'unknown').length} />
    </>
  );
}
