import { cardTitle, isFavorites } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { useUnits } from '../../../preferences/units.query.ts';
import { OwnMenu } from '../../../recipes/own/own-menu.tsx';
import { useRecipePantry } from '../../../recipes/recipe-ingredient.change.ts';
import { recipeDetails } from '../../../recipes/recipes.query.ts';
import type { RecipeList } from '../../membership/lists.query.ts';
import { changeMembership } from '../../membership/membership.change.ts';
import { RecipeControls } from '../../membership/recipe-controls.tsx';
import { ListRecipeView, type ListRecipeState } from './list-recipe.view.tsx';

interface ListRecipeProps {
  recipe: { id: number; title: string; own?: boolean | undefined };
  list: RecipeList;
  hasPantry: boolean;
  /** Called when the recipe's lists changed: it may have left this one. */
  onChanged: () => void;
}

/** An expanded recipe, connected to the server. Its details are fetched on mount. */
export function ListRecipe({ recipe, list, hasPantry, onChanged }: ListRecipeProps) {
  const details = useQuery(recipeDetails(recipe.id, hasPantry));
  const { pendingIds, ...pantry } = useRecipePantry(recipe.id);

  let state: ListRecipeState = { status: 'loading' };
  if (details.data) state = { status: 'ready', recipe: details.data, pendingIds };
  else if (details.isError) state = { status: 'error' };

  return (
    <ListRecipeView
      state={state}
      hasPantry={hasPantry}
      units={useUnits()}
      controls={
        <>
          <RecipeControls recipe={recipe} variant="words" asksAlone={false} onChanged={onChanged} />
          {!isFavorites(list) && <RemoveFromList recipe={recipe} list={list} onRemoved={onChanged} />}
          <OwnMenu recipe={recipe} variant="words" />
        </>
      }
      {...pantry}
      onRetry={() => void details.refetch()}
    />
  );
}

function RemoveFromList({
  recipe,
  list,
  onRemoved,
}: Pick<ListRecipeProps, 'recipe' | 'list'> & { onRemoved: () => void }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    const change = { recipeId: recipe.id, title: cardTitle(recipe.title), listId: list.id, isOn: false };
    if (await changeMembership(queryClient, change)) onRemoved();
    setPending(false);
  };
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void remove()}>
      {t('Remove from List')}
    </Button>
  );
}
