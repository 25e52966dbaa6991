import { ApiError } from '@larder/client';
import { cardTitle } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { RecipeControls } from '../../../lists/membership/recipe-controls.tsx';
import { usePantryPresence } from '../../../pantry/pantry.query.ts';
import { useBackToRecipes } from '../../../platform/navigation/came-from.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { useChooseUnits } from '../../../preferences/units.change.ts';
import { useUnits } from '../../../preferences/units.query.ts';
import { readKeptRecipe } from '../../kept-recipes.ts';
import { MemorySlot } from '../../memory/memory-slot.tsx';
import { OwnControls } from '../../own/own-controls.tsx';
import { askedServings } from '../../asked-servings.ts';
import { useRecipePantry } from '../../recipe-ingredient.change.ts';
import { recipeDetails, type RecipeDetails } from '../../recipes.query.ts';
import { RecipeDetailView, type RecipeDetailState } from './recipe-detail.view.tsx';

const RECIPE_ID = /^[1-9]\d{0,8}$/;

export interface RecipeDetailScreenProps {
  /** Renders what the kitchen remembers of it. It is given, as 'Cooked it' knows the plan, which is above recipes. */
  renderMemory: (recipe: RecipeDetails) => ReactNode;
}

/** A recipe, connected to the server. */
export function RecipeDetailScreen({ renderMemory }: RecipeDetailScreenProps) {
  const { id = '' } = useParams();
  const isId = RECIPE_ID.test(id);
  const recipeId = isId ? Number(id) : 0;
  const [search, setSearch] = useSearchParams();
  const { state: cameFrom } = useLocation();
  const wanted = askedServings(search);
  const { hasPantry, isKnown } = usePantryPresence();
  const { data, isError, error } = useQuery({
    ...recipeDetails(recipeId, hasPantry, wanted),
    enabled: isId && isKnown,
  });
  const { data: written } = useQuery({ ...recipeDetails(recipeId, hasPantry), enabled: false });
  const { pendingIds, ...pantry } = useRecipePantry(recipeId);
  const units = useUnits();
  const chooseUnits = useChooseUnits();
  // Offline, a recipe of the plan is shown as stored in this browser.
  const isOutOfReach = isError && error instanceof ApiError && error.status === 0;
  const kept = useMemo(() => (isOutOfReach ? readKeptRecipe(recipeId) : null), [isOutOfReach, recipeId]);
  // If amounts for other servings fail to load, the recipe stays as written.
  const recipe = data ?? kept ?? (isError ? written : null);
  useDocumentTitle(recipe ? cardTitle(recipe.title) : undefined);

  let state: RecipeDetailState = { status: 'loading' };
  if (recipe) state = { status: 'ready', recipe, pendingIds };
  else if (isError || !isId) state = { status: 'error' };

  return (
    <RecipeDetailView
      state={state}
      hasPantry={hasPantry}
      back={useBackToRecipes()}
      renderControls={(shown) => (
        <RecipeControls recipe={shown} servings={wanted} variant="accent" asksAlone />
      )}
      renderOwnControls={(shown) => <OwnControls recipe={shown} />}
      renderMemory={(shown) =>
        shown === kept ? null : <MemorySlot key={shown.id}>{renderMemory(shown)}</MemorySlot>
      }
      servings={data && wanted}
      units={units}
      onUnitsChange={chooseUnits}
      onServingsChange={(servings) => {
        const isWritten = servings === (recipe?.written_servings ?? recipe?.servings);
        setSearch(isWritten ? {} : { servings: String(servings) }, {
          replace: true,
          preventScrollReset: true,
          // Where the cook came from, for 'Back to Recipes'.
          state: cameFrom as unknown,
        });
      }}
      {...pantry}
    />
  );
}
