import { unwrap } from '@larder/client';
import { matchPercentage } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import {
  mutationOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { noteIngredientAddedAtom, noteIngredientGoneAtom } from '../pantry/added-ingredients.atom.ts';
import { forgetAdditions } from '../pantry/additions.ts';
import { notePantryChanged, notePantryUncertain, setPresence } from '../pantry/note-pantry.ts';
import { pantryPresence } from '../pantry/pantry.query.ts';
import { offerPantryUndo } from '../pantry/restore-pantry.change.ts';
import { t } from '../platform/language/t.ts';
import { askingCook, isHere, isOnItsWay, untilGone } from '../platform/queries/change-outcome.ts';
import { sendOnce } from '../platform/queries/idempotency-key.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { recipeDetails, type RecipeDetails } from './recipes.query.ts';
import { neededIds } from './shown-ingredients.ts';
import { shownName } from '../platform/locale/shown-name.ts';

/** The recipe as it would be with an ingredient in the pantry, or without it. */
export function withIngredient(recipe: RecipeDetails, ingredientId: number, isThere: boolean): RecipeDetails {
  const matching = new Set(recipe.matchingIngredientIDs);
  if (isThere) matching.add(ingredientId);
  else matching.delete(ingredientId);
  return {
    ...recipe,
    matchingIngredientIDs: [...matching],
    matchPercentage: matchPercentage(neededIds(recipe), matching),
  };
}

function show(queryClient: QueryClient, recipeId: number, ingredientId: number, isThere: boolean): void {
  getDefaultStore().set(isThere ? noteIngredientAddedAtom : noteIngredientGoneAtom, ingredientId);
  queryClient.setQueriesData<RecipeDetails>(
    { queryKey: ['recipes', 'details', recipeId] },
    (recipe) => recipe && withIngredient(recipe, ingredientId, isThere),
  );
}

/** Key prefix of every press on a recipe's ingredient, followed by the ingredient. */
const PRESS = ['pantry', 'ingredient'] as const;

const post = ({ one: id, recipeId }: { one: number; recipeId: number }, key: string) =>
  unwrap(
    client.POST('/pantry/{id}', {
      params: { path: { id }, query: { recipe_id: recipeId } },
      headers: { 'Idempotency-Key': key },
    }),
  );

/**
 * Adds a recipe's ingredient to the pantry and confirms it. The update is optimistic and rolled back if
 * rejected.
 */
export const ingredientAddition = (recipeId: number) =>
  mutationOptions({
    mutationKey: PRESS,
    mutationFn: (ingredientId: number, { client: queryClient }) =>
      sendOnce(queryClient, 'pantry', { one: ingredientId, recipeId }, post),
    onMutate: async (ingredientId, { client: queryClient }) => {
      await queryClient.cancelQueries({ queryKey: ['recipes', 'details', recipeId] });
      show(queryClient, recipeId, ingredientId, true);
      return askingCook();
    },
    onError: (error, ingredientId, cook, { client: queryClient }) => {
      console.warn('The ingredient was not added to the pantry.', error);
      if (!isHere(cook)) return;
      show(queryClient, recipeId, ingredientId, false);
      if (isUncertain(error)) void notePantryUncertain(queryClient);
    },
    onSuccess: (item, _ingredientId, cook, { client: queryClient }) => {
      if (!isHere(cook)) return;
      toast.success(t('{ingredient} added to your pantry', { ingredient: shownName(item.ingredients.name) }));
      if (!queryClient.getQueryData(pantryPresence().queryKey)) {
        const shown = queryClient.getQueryData(recipeDetails(recipeId, false).queryKey);
        queryClient.setQueryData(recipeDetails(recipeId, true).queryKey, shown);
        setPresence(queryClient, true);
        // From now on, every recipe of a list has a match.
        void queryClient.invalidateQueries({ queryKey: ['lists', 'recipes'], refetchType: 'active' });
      }
      void notePantryChanged(queryClient);
    },
  });

/** An ingredient's name in the cached recipes. */
function ingredientName(queryClient: QueryClient, ingredientId: number): string | undefined {
  const known = queryClient.getQueriesData<RecipeDetails>({ queryKey: ['recipes', 'details'] });
  return known
    .flatMap(([, recipe]) => recipe?.ingredients ?? [])
    .find(({ ingredient_id: id }) => id === ingredientId)?.name;
}

/** Removes a recipe's ingredient from the pantry and offers Undo. It stays marked until the server responds. */
export const ingredientRemoval = mutationOptions({
  mutationKey: PRESS,
  mutationFn: (ingredientId: number) =>
    untilGone(unwrap(client.DELETE('/pantry/{id}', { params: { path: { id: String(ingredientId) } } }))),
  onMutate: askingCook,
  onError: (error) => console.warn('The ingredient was not removed from the pantry.', error),
  onSuccess: (_nothing, ingredientId, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    forgetAdditions(queryClient);
    getDefaultStore().set(noteIngredientGoneAtom, ingredientId);
    const name = ingredientName(queryClient, ingredientId);
    offerPantryUndo(queryClient, { ids: [String(ingredientId)], name });
  },
  onSettled: async (_nothing, _error, _ingredientId, cook, { client: queryClient }) => {
    // The button waits: the refetched recipe decides.
    if (isHere(cook)) await notePantryUncertain(queryClient);
  },
});

/** The pantry buttons next to a recipe's ingredients; a pressed one waits for its response. */
export function useRecipePantry(recipeId: number) {
  const queryClient = useQueryClient();
  const { mutate: add } = useMutation(ingredientAddition(recipeId));
  const { mutate: remove } = useMutation(ingredientRemoval);
  const pendingIds = useMutationState({
    filters: { mutationKey: PRESS, status: 'pending' },
    select: ({ state }) => state.variables as number,
  });
  const once = (change: (ingredientId: number) => void) => (ingredientId: number) => {
    // A line that no ingredient is known for has a negative one.
    if (ingredientId > 0 && !isOnItsWay(queryClient, PRESS, ingredientId)) change(ingredientId);
  };
  return { pendingIds, onAdd: once(add), onRemove: once(remove) };
}
