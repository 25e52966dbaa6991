import { ApiError, isUnreadable } from '@larder/client';
import type { RecipeEditorField } from '@larder/ui/recipe-editor';
import { t } from '../../platform/language/t.ts';
import { conflictsOf } from '../../platform/queries/conflict.ts';

/** Why a recipe was not saved. */
export interface SavingProblem {
  /** By field, where the server names them. */
  errors: Partial<Record<RecipeEditorField, string>> | undefined;
  sentence: string;
  /** Another device has changed the recipe since. */
  isChangedElsewhere: boolean;
}

const FIELDS: Readonly<Record<string, RecipeEditorField>> = {
  title: 'title',
  country: 'country',
  course: 'course',
  servings: 'servings',
  prep_time: 'prepTime',
  cook_time: 'cookTime',
  waiting_time: 'waitingTime',
  ingredients: 'ingredients',
  instructions: 'steps',
  source_url: 'sourceUrl',
};

/** What a failed save says, and at which fields. */
export function savingProblem(error: unknown): SavingProblem {
  const isChangedElsewhere = conflictsOf(error) !== null;
  if (!(error instanceof ApiError))
    return { errors: undefined, sentence: t('Something went wrong. Please try again.'), isChangedElsewhere };
  const named = (error.problem?.errors ?? []).flatMap(({ path, message }) => {
    const field = FIELDS[path.split('/')[1] ?? ''];
    return field ? [[field, message] as const] : [];
  });
  return {
    errors: named.length > 0 ? Object.fromEntries(named) : undefined,
    sentence:
      error.status === 0 && !isUnreadable(error)
        ? t(
            'Larder cannot be reached. What you wrote is kept in this browser: save it when you are back online.',
          )
        : error.detail,
    isChangedElsewhere,
  };
}
