import { LIMITS } from '@larder/domain';
import type { ImportDraft } from '@larder/ui/import-review';
import { linesOfRows, stepsOfRows, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import { listInWords } from '../../platform/language/list-in-words.ts';
import { plural, t } from '../../platform/language/t.ts';
import { keyOfPicture, type DraftPicture, type ReadPicture } from './draft-pictures.ts';
import type { ImportedDrafts, RecipeDraft } from './import-recipes.ts';
import type { ExportedMemory, ExportExtras } from './larder-export.ts';
import { recipeForm } from './recipe-form.ts';

/** A recipe that was read, as the cook has corrected it so far. */
export interface ReviewedDraft {
  id: string;
  form: RecipeEditorValue;
  /** Sentences about what is not certain, until the cook has looked at it. */
  doubts: readonly string[];
  existingId: number | null;
  /** Its id in the export that it is from. */
  exportedId?: number | null | undefined;
  /** Saved with it, unless the cook leaves it out. */
  picture?: DraftPicture | null | undefined;
  /** Why it was not saved, or cannot be. */
  problem: string | null;
}

/** A draft as the cook has corrected it: what was doubtful in it has been looked at. */
export const correctedDraft = (draft: ReviewedDraft, form: RecipeEditorValue): ReviewedDraft => ({
  ...draft,
  form,
  doubts: [],
  problem: null,
});

/** What was read, and what was not. */
export interface Review {
  drafts: readonly ReviewedDraft[];
  failed: ImportedDrafts['failed'];
  /** What the export has beside the recipes. */
  extras?: ExportExtras | null | undefined;
}

/** What the export remembers of one of its recipes. */
export const memoryIn = (
  extras: ExportExtras | null | undefined,
  exportedId: number | null | undefined,
): ExportedMemory | undefined => extras?.memories.find(({ recipeId }) => recipeId === exportedId);

/** What an export has beside the drafts that are left after a save, and their places in lists: the rest was saved. */
export function extrasOfLeft(
  extras: ExportExtras | null | undefined,
  left: readonly ReviewedDraft[],
): ExportExtras | null {
  const ids = new Set(left.map(({ exportedId }) => exportedId));
  const memories = (extras?.memories ?? []).filter(({ recipeId }) => ids.has(recipeId));
  const lists = (extras?.lists ?? []).flatMap((list) => {
    const recipes = list.recipes.filter(({ id }) => ids.has(id));
    return recipes.length > 0 ? [{ ...list, recipes }] : [];
  });
  return memories.length + lists.length > 0 ? { memories, lists } : null;
}

/** What to start from where the source says nothing. */
const SERVINGS = 4;

/** A draft to look through. */
export function reviewedDraft(
  id: string,
  draft: RecipeDraft,
  nameOf: (id: number) => string | null,
  memory?: ExportedMemory,
): ReviewedDraft {
  const servings = draft.servings ?? SERVINGS;
  const guessed =
    draft.servings === null && !draft.doubts.some(({ field }) => field === 'servings')
      ? [
          draft.yield_text === null
            ? t('It does not say how many it serves: {servings} is a guess.', { servings: SERVINGS })
            : t('It says “{yield}”: {servings} servings is a guess.', {
                yield: draft.yield_text,
                servings: SERVINGS,
              }),
        ]
      : [];
  return {
    id,
    form: recipeForm({ ...draft, servings, course: draft.course ?? 'main' }, draft.lines, nameOf),
    doubts: [...draft.doubts.map(({ message }) => message), ...guessed],
    existingId: draft.existing_recipe_id,
    exportedId: draft.exported_id,
    picture: pictureOf(draft, memory),
    problem: null,
  };
}

function pictureOf({ image_url: url }: RecipeDraft, memory: ExportedMemory | undefined): DraftPicture | null {
  if (memory?.hasPhoto) return { kind: 'export', recipeId: memory.recipeId };
  return url === null ? null : { kind: 'link', url };
}

/** Why a form cannot be saved before it is edited; null if it can. */
function missingIn(form: RecipeEditorValue): string | null {
  if (form.title.trim() === '') return t('Give it a title before you save it.');
  const lines = linesOfRows(form.ingredients).length;
  if (lines === 0) return t('It has no ingredients: add one before you save it.');
  if (lines > LIMITS.recipe.lines)
    return plural(
      lines,
      {
        one: 'It has {count} ingredient line, and {most} at most can be saved.',
        other: 'It has {count} ingredient lines, and {most} at most can be saved.',
      },
      { most: LIMITS.recipe.lines },
    );
  const steps = stepsOfRows(form.steps).length;
  if (steps === 0) return t('It has no steps: add one before you save it.');
  if (steps > LIMITS.recipe.steps)
    return plural(
      steps,
      {
        one: 'It has {count} step, and {most} at most can be saved.',
        other: 'It has {count} steps, and {most} at most can be saved.',
      },
      { most: LIMITS.recipe.steps },
    );
  return null;
}

/** What an export remembers of a recipe, in words: 'with your rating and 2 dinners'. */
function comesWith(memory: ExportedMemory | undefined): string | undefined {
  if (!memory) return undefined;
  const dinners = memory.cooked.length;
  const parts = [
    memory.rating !== null && t('your rating'),
    memory.notes !== null && t('your notes'),
    dinners > 0 && plural(dinners, { one: '{count} dinner', other: '{count} dinners' }),
    memory.hasPhoto && t('your photo'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t('with {things}', { things: listInWords(parts) }) : undefined;
}

/**
 * The draft as the review shows it.
 * @param pictures what has been read of the pictures so far
 */
export function shownDraft(
  { id, form, doubts, existingId, problem, picture }: ReviewedDraft,
  pictures: ReadonlyMap<string, ReadPicture>,
  memory?: ExportedMemory,
): ImportDraft {
  const read = picture && pictures.get(keyOfPicture(picture));
  const isMissing = read && 'problem' in read;
  const said = isMissing
    ? [...doubts, t('It comes without its picture. {problem}', { problem: read.problem })]
    : doubts;
  const lines = linesOfRows(form.ingredients);
  const count = (wanted: string) => lines.filter(({ certainty }) => certainty === wanted).length;
  return {
    id,
    title: form.title.trim() || null,
    lines: lines.length,
    steps: stepsOfRows(form.steps).length,
    doubtful: count('doubtful'),
    unknown: count('unknown'),
    doubts: problem === null ? said : [problem, ...said],
    picture: picture && !isMissing ? { src: read?.src ?? null } : null,
    comesWith: comesWith(memory),
    existing: existingId === null ? false : `/dashboard/recipes/${existingId}`,
    problem: missingIn(form),
  };
}
