import { atom } from 'jotai';

/** A recipe that the cook wants in the plan. */
export interface RecipeForPlan {
  id: number;
  title: string;
  /** How many to cook it for, if the cook has chosen it. */
  servings?: number | undefined;
}

/**
 * The recipe to put into the plan; null for none. Recipes and lists are below the plan and cannot open its dialog:
 * they set this, and the shell asks for the day.
 */
export const recipeForPlanAtom = atom<RecipeForPlan | null>(null);
