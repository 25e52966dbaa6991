import { atom } from 'jotai';

/** A recipe that the cook wants in the plan. */
export interface RecipeForPlan {
  id: number;
  title: string;
}

/**
 * The recipe for which a day is asked; null for none. Recipes and lists are below the plan and cannot open its dialog:
 * they say what is wanted here, and the shell asks.
 */
export const recipeForPlanAtom = atom<RecipeForPlan | null>(null);
