import { atom } from 'jotai';

/** A recipe that the cook wants in the plan. */
export interface RecipeForPlan {
  id: number;
  title: string;
}

/**
 * The recipe to put into the plan; null for none. Recipes and lists are below the plan and cannot open its dialog:
 * they set this, and the shell asks for the day.
 */
export const recipeForPlanAtom = atom<RecipeForPlan | null>(null);
