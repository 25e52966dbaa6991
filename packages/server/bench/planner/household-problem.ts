import { mealsWanted, spreadOverWeek } from '../../src/plan/planner/days.ts';
import { isAllowed, limitsOf } from '../../src/plan/planner/limits.ts';
import type { Candidate } from '../../src/plan/planner/model.ts';
import { compile, type Problem } from '../../src/plan/planner/problem.ts';
import type { Household } from './households.ts';

/** What a household's week can be made of: all recipes that it may eat, not a shortlist. */
export function problemOf(recipes: readonly Candidate[], { pantry, wishes }: Household): Problem {
  const limits = limitsOf(wishes);
  const possible = recipes.filter((recipe) => isAllowed(recipe, limits));
  const meals = Math.min(mealsWanted(wishes.preferences.meal_prep_frequency), possible.length);
  return compile(possible, pantry, spreadOverWeek(meals), wishes);
}
