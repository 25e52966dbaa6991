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

/** What both controls are given. */
export interface ControlProps extends Omit<RecipeControlsProps, 'recipe'> {
  recipeId: number;
  /** The recipe's name, for screen readers. */
  subject: string;
}
