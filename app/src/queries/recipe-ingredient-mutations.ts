import { unwrap } from '@larder/client';
import { matchPercentage } from '@larder/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { noteIngredientAddedAtom, noteIngredientGoneAtom } from '../atoms/added-ingredients.ts';
import { client } from '../session/client.ts';
import { setPresence, usePantryChanged } from './pantry-mutations.ts';
import { pantryPresence } from './pantry.ts';
import { recipeDetails, type RecipeDetails } from './recipes.ts';

/** The recipe as it is with an ingredient in the pantry, or without it. */
export function withIngredient(recipe: RecipeDetails, ingredientId: number, isThere: boolean): RecipeDetails {
  const matching = new Set(recipe.matchingIngredientIDs);
  if (isThere) matching.add(ingredientId);
  else matching.delete(ingredientId);
  const needed = recipe.ingredients.map((ingredient) => ingredient.ingredient_id);
  return {
    ...recipe,
    matchingIngredientIDs: [...matching],
    matchPercentage: matchPercentage(needed, matching),
  };
}

/** Puts an ingredient of a recipe in the pantry. It counts as there at once, and no longer when the server refuses. */
function useAddRecipeIngredient(recipeId: number) {
  const queryClient = useQueryClient();
  const pantryChanged = usePantryChanged();
  const noteAdded = useSetAtom(noteIngredientAddedAtom);
  const noteGone = useSetAtom(noteIngredientGoneAtom);
  const show = (ingredientId: number, isThere: boolean) => {
    (isThere ? noteAdded : noteGone)(ingredientId);
    queryClient.setQueriesData<RecipeDetails>(
      { queryKey: ['recipes', 'details', recipeId] },
      (recipe) => recipe && withIngredient(recipe, ingredientId, isThere),
    );
  };
  return useMutation({
    mutationFn: (ingredientId: number) =>
      unwrap(client.POST('/pantry/{id}', { params: { path: { id: ingredientId } } })),
    onMutate: async (ingredientId) => {
      await queryClient.cancelQueries({ queryKey: ['recipes', 'details', recipeId] });
      show(ingredientId, true);
    },
    onError: (error, ingredientId) => {
      show(ingredientId, false);
      console.warn('The ingredient was not added to the pantry.', error);
    },
    onSuccess: async () => {
      if (!queryClient.getQueryData(pantryPresence().queryKey)) {
        const shown = queryClient.getQueryData(recipeDetails(recipeId, false).queryKey);
        queryClient.setQueryData(recipeDetails(recipeId, true).queryKey, shown);
        setPresence(queryClient, true);
        // Every recipe of a list has a match from now on.
        void queryClient.invalidateQueries({ queryKey: ['lists', 'recipes'], refetchType: 'active' });
      }
      await pantryChanged();
    },
  });
}

/** Takes an ingredient of a recipe out of the pantry. It stays marked until the server has answered. */
function useRemoveRecipeIngredient() {
  const queryClient = useQueryClient();
  const pantryChanged = usePantryChanged();
  const noteGone = useSetAtom(noteIngredientGoneAtom);
  return useMutation({
    mutationFn: (ingredientId: number) =>
      unwrap(client.DELETE('/pantry/{id}', { params: { path: { id: String(ingredientId) } } })),
    onSuccess: (_nothing, ingredientId) => noteGone(ingredientId),
    onError: (error) => console.warn('The ingredient was not removed from the pantry.', error),
    onSettled: async () => {
      await pantryChanged();
      await queryClient.invalidateQueries({ queryKey: pantryPresence().queryKey });
    },
  });
}

/** The pantry's buttons beside the ingredients of a recipe: a press on one waits for the press before it. */
export function useRecipePantry(recipeId: number) {
  const add = useAddRecipeIngredient(recipeId);
  const remove = useRemoveRecipeIngredient();
  const [pendingIds, setPendingIds] = useState<readonly number[]>([]);

  // Awaited, because `mutate` forgets the callbacks of an earlier call when a later one starts; failures are the
  // mutations' own to tell.
  const change = async (ingredientId: number, mutation: typeof add | typeof remove) => {
    setPendingIds((ids) => [...ids, ingredientId]);
    await mutation.mutateAsync(ingredientId).catch(() => undefined);
    setPendingIds((ids) => ids.filter((other) => other !== ingredientId));
  };

  return {
    pendingIds,
    onAdd: (ingredientId: number) => void change(ingredientId, add),
    onRemove: (ingredientId: number) => void change(ingredientId, remove),
  };
}
