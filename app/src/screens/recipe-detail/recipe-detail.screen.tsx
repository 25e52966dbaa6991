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
  const { data: recipe, isError } = useQuery({ ...recipeDetails(recipeId, hasPantry), enabled: isId && isKnown });
  const add = useAddRecipeIngredient(recipeId);
  const remove = useRemoveRecipeIngredient();
  const [removingIds, setRemovingIds] = useState<readonly number[]>([]);
  useDocumentTitle(recipe && cardTitle(recipe.title));

  const removeIngredient = (ingredientId: number) => {
    setRemovingIds((ids) => [...ids, ingredientId]);
    remove.mutate(ingredientId, {
      onSettled: () => setRemovingIds((ids) => ids.filter((other) => other !== ingredientId)),
    });
  };

  let state: RecipeDetailState = { status: 'loading' };
  if (recipe) state = { status: 'ready', recipe, pendingIds: removingIds };
  else if (isError || !isId) state = { status: 'error' };

  return (
    <RecipeDetailView
      state={state}
      hasPantry={hasPantry}
      onAdd={(ingredientId) => add.mutate(ingredientId)}
      onRemove={removeIngredient}
    />
  );
}
