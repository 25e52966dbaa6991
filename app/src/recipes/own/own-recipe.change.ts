import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { t } from '../../platform/language/t.ts';
import { askingCook, isHere, untilGone } from '../../platform/queries/change-outcome.ts';
import { forgetKeys, sendOnce } from '../../platform/queries/idempotency-key.ts';
import { isUncertain } from '../../platform/queries/uncertain.ts';
import { client } from '../../platform/session/client.ts';
import { offerUndo } from '../../platform/undo/offer-undo.ts';
import type { RecipeInput } from './recipe-form.ts';

/** Reads again whatever shows recipes: searches, pages, lists. */
export function noteRecipesChanged(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['recipes'], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ['recipes'] });
  void queryClient.invalidateQueries({ queryKey: ['lists'] });
}

const post = (body: RecipeInput, key: string) =>
  unwrap(client.POST('/recipes', { body, headers: { 'Idempotency-Key': key } }));

/** Saves a new recipe, once even if retried. Call `noteRecipesChanged` when all of them are saved. */
export const saveNewRecipe = (queryClient: QueryClient, recipe: RecipeInput) =>
  sendOnce(queryClient, 'recipes', recipe, post);

/** A recipe to save: a new one, or one that replaces another as of a version. */
export interface RecipeToSave {
  recipe: RecipeInput;
  replaces: { id: number; version: number } | null;
}

/** Saves a recipe, once even if retried. */
export const recipeSaving = mutationOptions({
  mutationFn: ({ recipe, replaces }: RecipeToSave, { client: queryClient }) =>
    replaces
      ? unwrap(
          client.PUT('/recipes/{id}', {
            params: { path: { id: replaces.id } },
            body: { ...recipe, base_version: replaces.version },
          }),
        )
      : saveNewRecipe(queryClient, recipe),
  onMutate: askingCook,
  onError: (error, _saved, cook, { client: queryClient }) => {
    console.warn('The recipe was not saved.', error);
    if (isHere(cook) && isUncertain(error)) noteRecipesChanged(queryClient);
  },
  onSuccess: (_saved, { recipe }, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    toast.success(t('“{title}” saved', { title: recipe.title }));
    noteRecipesChanged(queryClient);
  },
});

/** Deletes a recipe and offers Undo. */
export const recipeDeletion = mutationOptions({
  mutationFn: ({ id }: { id: number; title: string }) =>
    untilGone(unwrap(client.DELETE('/recipes/{id}', { params: { path: { id } } }))),
  onMutate: askingCook,
  onError: (error, { title }, cook, { client: queryClient }) => {
    console.warn('The recipe was not deleted.', error);
    if (!isHere(cook)) return;
    toast.failure(t('“{title}” could not be deleted. Please try again.', { title }));
    if (isUncertain(error)) noteRecipesChanged(queryClient);
  },
  onSuccess: (_nothing, { id, title }, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    forgetKeys(queryClient, 'recipes');
    noteRecipesChanged(queryClient);
    offerUndo({
      done: t('Deleted “{title}”.', { title }),
      undo: async () => {
        const who = askingCook();
        await unwrap(client.POST('/recipes/{id}/restore', { params: { path: { id } } }));
        if (isHere(who)) noteRecipesChanged(queryClient);
      },
      undone: t('“{title}” is back.', { title }),
      failure: t('“{title}” could not be restored.', { title }),
    });
  },
});
