import type { ImportExtra } from '@larder/ui/import-review';
import type { ExportedMemory } from './larder-export.ts';
import type { Review } from './review-draft.ts';

/** What the export remembers of recipes that are not its cook's own: Larder's. */
export function sharedMemories({ drafts, extras }: Review): readonly ExportedMemory[] {
  const own = new Set(drafts.map(({ exportedId }) => exportedId));
  return (extras?.memories ?? []).filter(({ recipeId }) => !own.has(recipeId));
}

/** The id that a recipe of the export has here; null if it is not brought along. */
export function idHere(
  { drafts }: Review,
  saved: ReadonlyMap<string, number>,
): (exportedId: number) => number | null {
  return (exportedId) => {
    const draft = drafts.find((one) => one.exportedId === exportedId);
    return draft ? (saved.get(draft.id) ?? draft.existingId) : exportedId;
  };
}

/** What is saved beside the recipes, in words; null if there is nothing. */
export function extraOf(review: Review): Pick<ImportExtra, 'label' | 'hint'> | null {
  const shared = sharedMemories(review).length;
  const lists = review.extras?.lists.length ?? 0;
  const parts = [
    shared > 0 && `what you remember of ${shared} of Larder’s recipes`,
    lists > 0 && (lists === 1 ? '1 list' : `${lists} lists`),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return { label: 'Ratings, notes, dinners, photos and lists', hint: `Also ${parts.join(' and ')}` };
}
