import { cardTitle } from '@larder/domain';
import { AddToListControl } from './add-to-list-control.tsx';
import { FavoriteControl } from './favorite-control.tsx';

export interface RecipeControlsProps {
  recipe: { id: number; title: string };
  /** Discs lie on a picture; words stand where there is room for them; with `accent` the heart is a page's first button. */
  variant: 'disc' | 'words' | 'accent';
  /**
   * Whether the recipe asks for the lists that hold it by itself. Not where many are on a page: one call asks for all,
   * and each finds its part of the answer.
   */
  asksAlone: boolean;
  /** Called when lists were changed and nothing is open any more. */
  onChanged?: (() => void) | undefined;
}

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

/** What both controls are given. */
export interface ControlProps extends Omit<RecipeControlsProps, 'recipe'> {
  recipeId: number;
  /** The recipe's name, for screen readers. */
  subject: string;
}
