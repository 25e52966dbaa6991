import {
  compile,
  isAllowed,
  limitsOf,
  mealsWanted,
  spreadOverWeek,
  type Candidate,
  type Problem,
} from '@larder/domain/planner';
import type { Household } from './households.ts';

/** A household's planning problem: all recipes it may eat, not a shortlist. */
export function problemOf(recipes: readonly Candidate[], { pantry, wishes }: Household): Problem {
  const limits = limitsOf(wishes);
  const possible = recipes.filter((recipe) => isAllowed(recipe, limits));
  const meals = Math.min(mealsWanted(wishes.preferences.meal_prep_frequency), possible.length);
  return compile(possible, pantry, spreadOverWeek(meals, wishes.today), wishes);
}
