import { LIMITS } from '@larder/domain';
import type { ImportDraft } from '@larder/ui/import-review';
import { linesOfRows, stepsOfRows, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import type { ImportedDrafts, RecipeDraft } from './import-recipes.ts';
import { recipeForm } from './recipe-form.ts';

/** A recipe that was read, as the cook has corrected it so far. */
export interface ReviewedDraft {
  id: string;
  form: RecipeEditorValue;
  /** Sentences about what is not certain, until the cook has looked at it. */
  doubts: readonly string[];
  existingId: number | null;
  /** Why it was not saved, or cannot be. */
  problem: string | null;
}

/** What was read, and what was not. */
export interface Review {
  drafts: readonly ReviewedDraft[];
  failed: ImportedDrafts['failed'];
}

/** What to start from where the source says nothing. */
const SERVINGS = 4;

/** A draft to look through. */
export function reviewedDraft(
  id: string,
  draft: RecipeDraft,
  nameOf: (id: number) => string | null,
): ReviewedDraft {
  const servings = draft.servings ?? SERVINGS;
  const guessed =
    draft.servings === null && !draft.doubts.some(({ field }) => field === 'servings')
      ? [
          draft.yield_text === null
            ? `It does not say how many it serves: ${SERVINGS} is a guess.`
            : `It says “${draft.yield_text}”: ${SERVINGS} servings is a guess.`,
        ]
      : [];
  return {
    id,
    form: recipeForm({ ...draft, servings, course: draft.course ?? 'main' }, draft.lines, nameOf),
    doubts: [...draft.doubts.map(({ message }) => message), ...guessed],
    existingId: draft.existing_recipe_id,
    problem: null,
  };
}

/** Why a form cannot be saved before it is edited; null if it can. */
function missingIn(form: RecipeEditorValue): string | null {
  if (form.title.trim() === '') return 'Give it a title before you save it.';
  const lines = linesOfRows(form.ingredients).length;
  if (lines === 0) return 'It has no ingredients: add one before you save it.';
  if (lines > LIMITS.recipe.lines)
    return `It has ${lines} ingredient lines, and ${LIMITS.recipe.lines} at most can be saved.`;
  const steps = stepsOfRows(form.steps).length;
  if (steps === 0) return 'It has no steps: add one before you save it.';
  if (steps > LIMITS.recipe.steps)
    return `It has ${steps} steps, and ${LIMITS.recipe.steps} at most can be saved.`;
  return null;
}

/** The draft as the review shows it. */
export function shownDraft({ id, form, doubts, existingId, problem }: ReviewedDraft): ImportDraft {
  const lines = linesOfRows(form.ingredients);
  const count = (wanted: string) => lines.filter(({ certainty }) => certainty === wanted).length;
  return {
    id,
    title: form.title.trim() || null,
    lines: lines.length,
    steps: stepsOfRows(form.steps).length,
    doubtful: count('doubtful'),
    unknown: count('unknown'),
    doubts: problem === null ? doubts : [problem, ...doubts],
    existing: existingId === null ? false : `/dashboard/recipes/${existingId}`,
    problem: missingIn(form),
  };
}
