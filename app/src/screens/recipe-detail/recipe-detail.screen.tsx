import { cardTitle } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePantryPresence } from '../../queries/pantry.ts';
import {
  useAddRecipeIngredient,
  useRemoveRecipeIngredient,
} from '../../queries/recipe-ingredient-mutations.ts';
import { recipeDetails } from '../../queries/recipes.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { RecipeDetailView, type RecipeDetailState } from './recipe-detail.view.tsx';

const RECIPE_ID = /^[1-9]\d{0,8}$/;

/** One recipe on the real server. */
export default function RecipeDetailScreen() {
  const { id = '' } = useParams();
  const isId = RECIPE_ID.test(id);
  const recipeId = isId ? Number(id) : 0;
  const { hasPantry, isKnown } = usePantryPresence();
  const { data: recipe, isError } = useQuery({
    ...recipeDetails(recipeId, hasPantry),
    enabled: isId && isKnown,
  });
  const add = useAddRecipeIngredient(recipeId);
  const remove = useRemoveRecipeIngredient();
  const [pendingIds, setPendingIds] = useState<readonly number[]>([]);
  useDocumentTitle(recipe && cardTitle(recipe.title));

  // A press on an ingredient waits for the one before it. Awaited, because `mutate` forgets the callbacks of an earlier
  // call when a later one starts; failures are the mutations' own to tell.
  const change = async (ingredientId: number, mutation: typeof add | typeof remove) => {
    setPendingIds((ids) => [...ids, ingredientId]);
    await mutation.mutateAsync(ingredientId).catch(() => undefined);
    setPendingIds((ids) => ids.filter((other) => other !== ingredientId));
  };

  let state: RecipeDetailState = { status: 'loading' };
  if (recipe) state = { status: 'ready', recipe, pendingIds };
  else if (isError || !isId) state = { status: 'error' };

  return (
    <RecipeDetailView
      state={state}
      hasPantry={hasPantry}
      onAdd={(ingredientId) => void change(ingredientId, add)}
      onRemove={(ingredientId) => void change(ingredientId, remove)}
    />
  );
}
