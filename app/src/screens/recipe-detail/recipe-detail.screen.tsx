import { cardTitle } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { usePantryPresence } from '../../queries/pantry.ts';
import { useRecipePantry } from '../../queries/recipe-ingredient-mutations.ts';
import { recipeDetails } from '../../queries/recipes.ts';
import { RecipeControls } from '../../recipe-controls/recipe-controls.tsx';
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
  const { pendingIds, ...pantry } = useRecipePantry(recipeId);
  useDocumentTitle(recipe && cardTitle(recipe.title));

  let state: RecipeDetailState = { status: 'loading' };
  if (recipe) state = { status: 'ready', recipe, pendingIds };
  else if (isError || !isId) state = { status: 'error' };

  return (
    <RecipeDetailView
      state={state}
      hasPantry={hasPantry}
      renderControls={(shown) => <RecipeControls recipe={shown} variant="accent" asksAlone />}
      {...pantry}
    />
  );
}
