export interface RecipeControlsProps {
  recipe: { id: number; title: string; own?: boolean | undefined };
  /** How many the plan is to cook it for, if the cook has chosen it. */
  servings?: number | undefined;
  /** Discs go on pictures, words where there is room; `accent` makes the heart a page's primary button. */
  variant: 'disc' | 'words' | 'accent';
  /**
   * Whether the recipe fetches its own memberships. Off on pages with many recipes, where one batch serves
   * all.
   */
  asksAlone: boolean;
  /** Called after changes, once nothing is open. */
  onChanged?: (() => void) | undefined;
}

/** Props shared by both controls. */
export interface ControlProps extends Omit<RecipeControlsProps, 'recipe' | 'servings'> {
  recipeId: number;
  /** The recipe's name, for screen readers. */
  subject: string;
}
