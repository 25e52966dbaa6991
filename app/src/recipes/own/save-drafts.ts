import type { QueryClient } from '@tanstack/react-query';
import { settledForm, textsToRead } from './line-readings.ts';
import { saveNewRecipe } from './own-recipe.change.ts';
import { readLines } from './read-lines.query.ts';
import { recipeInput } from './recipe-form.ts';
import type { ReviewedDraft } from './review-draft.ts';
import { savingProblem } from './saving-problem.ts';

/** What became of the drafts. */
export interface SavedDrafts {
  saved: number;
  /** Those that could not be saved, each with why. */
  left: readonly ReviewedDraft[];
}

/** Saves drafts one after another, and reports after each. One that fails does no harm to the others. */
export async function saveDrafts(
  queryClient: QueryClient,
  drafts: readonly ReviewedDraft[],
  nameOf: (id: number) => string | null,
  onProgress: (done: number) => void,
): Promise<SavedDrafts> {
  const left: ReviewedDraft[] = [];
  for (const [index, draft] of drafts.entries()) {
    try {
      const texts = textsToRead(draft.form);
      const form = texts.length > 0 ? settledForm(draft.form, await readLines(texts), nameOf) : draft.form;
      await saveNewRecipe(queryClient, recipeInput(form));
    } catch (error) {
      const { errors, sentence } = savingProblem(error);
      left.push({ ...draft, problem: Object.values(errors ?? {})[0] ?? sentence });
    }
    onProgress(index + 1);
  }
  return { saved: drafts.length - left.length, left };
}
