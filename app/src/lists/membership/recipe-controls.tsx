import { cardTitle } from '@larder/domain';
import { AddToListControl } from './add-to-list-control.tsx';
import type { RecipeControlsProps } from './control-props.ts';
import { FavoriteControl } from './favorite-control.tsx';
import { PlanControl } from './plan-control.tsx';

/**
 * A recipe's favorite button and add-to-list menu, and a plan button where there is room; otherwise the menu has
 * it.
 */
export function RecipeControls({ recipe, servings, ...rest }: RecipeControlsProps) {
  // A recipe of the cook's own has a menu for that, and a recipe's page a button.
  const canDuplicate = !recipe.own && rest.variant !== 'accent';
  const control = { ...rest, recipeId: recipe.id, subject: cardTitle(recipe.title) };
  const heart = <FavoriteControl {...control} />;
  const menu = <AddToListControl {...control} canDuplicate={canDuplicate} />;
  // On a picture the heart goes in the corner, because it stays when the other hides.
  return rest.variant === 'disc' ? (
    <>
      {menu}
      {heart}
    </>
  ) : (
    <>
      {heart}
      {menu}
      <PlanControl recipe={{ id: recipe.id, title: recipe.title, servings }} />
    </>
  );
}
