import type { QueryClient } from '@tanstack/react-query';
import { t } from '../../platform/language/t.ts';
import { askingCook, isHere } from '../../platform/queries/change-outcome.ts';
import { bringBackMemory, fileOf } from './bring-back.ts';
import { problemOf, readPicture } from './draft-pictures.ts';
import type { ExportExtras } from './larder-export.ts';
import { settledForm, textsToRead } from './line-readings.ts';
import { sendPhoto } from '../memory/memory.change.ts';
import { saveNewRecipe } from './own-recipe.change.ts';
import { readLines } from './read-lines.query.ts';
import { recipeInput } from './recipe-form.ts';
import { memoryIn, type ReviewedDraft } from './review-draft.ts';
import { savingProblem } from './saving-problem.ts';

/** What became of the drafts. */
export interface SavedDrafts {
  /** The new ids, by draft. */
  ids: ReadonlyMap<string, number>;
  /** Those that could not be saved, each with why. */
  left: readonly ReviewedDraft[];
  /** Sentences about those that were saved without their picture. */
  withoutPicture: readonly string[];
  /** How many ratings, notes and dinners of an export could not be saved. */
  lost: number;
}

/**
 * Saves drafts one after another as long as the cook is here, and reports after each. One that fails does no harm to the
 * others.
 */
export async function saveDrafts(
  queryClient: QueryClient,
  drafts: readonly ReviewedDraft[],
  nameOf: (id: number) => string | null,
  extras: ExportExtras | null | undefined,
  onProgress: (done: number) => void,
): Promise<SavedDrafts> {
  const cook = askingCook();
  const ids = new Map<string, number>();
  const left: ReviewedDraft[] = [];
  const withoutPicture: string[] = [];
  let lost = 0;
  for (const [index, draft] of drafts.entries()) {
    if (!isHere(cook)) break;
    try {
      const texts = textsToRead(draft.form);
      const form = texts.length > 0 ? settledForm(draft.form, await readLines(texts), nameOf) : draft.form;
      const { id } = await saveNewRecipe(queryClient, recipeInput(form));
      ids.set(draft.id, id);
      const memory = memoryIn(extras, draft.exportedId);
      if (memory) lost += await bringBackMemory(id, memory);
      const problem = await savePicture(id, draft);
      if (problem !== null) withoutPicture.push(problem);
    } catch (error) {
      const { errors, sentence } = savingProblem(error);
      left.push({ ...draft, problem: Object.values(errors ?? {})[0] ?? sentence });
    }
    onProgress(index + 1);
  }
  return { ids, left, withoutPicture, lost };
}

/** Saves the draft's picture as the recipe's photo. Answers why there is none; null if there is, or none is wanted. */
async function savePicture(id: number, { picture, form }: ReviewedDraft): Promise<string | null> {
  if (!picture) return null;
  try {
    await sendPhoto(id, fileOf(await readPicture(picture)));
    return null;
  } catch (error) {
    return t('“{title}” was saved without its picture. {problem}', {
      title: form.title.trim(),
      problem: problemOf(error),
    });
  }
}
