import { cardTitle } from '@larder/domain';
import { AddToListControl } from './add-to-list-control.tsx';
import type { RecipeControlsProps } from './control-props.ts';
import { FavoriteControl } from './favorite-control.tsx';

/** The heart of a recipe, and the menu that puts it on the other lists. */
export function RecipeControls({ recipe, ...rest }: RecipeControlsProps) {
  const control = { ...rest, recipeId: recipe.id, subject: cardTitle(recipe.title) };
  const heart = <FavoriteControl {...control} />;
  const menu = <AddToListControl {...control} />;
  // On a picture the heart keeps the corner: it stays when the other goes.
  return rest.variant === 'disc' ? (
    <>
      {menu}
      {heart}
    </>
  ) : (
    <>
      {heart}
      {menu}
    </>
  );
}
