import { usableItems } from '@larder/domain';
import { place, plan, type Candidate } from '@larder/domain/planner';
import { topByMatch } from './baselines.ts';
import { figuresOf } from './figures.ts';
import { problemOf } from './household-problem.ts';
import type { Household } from './households.ts';

/**
 * How many fewer things the planner's weeks need than the dinners with the best match: 0.3 is 30 % fewer.
 * Uses local search alone, so that many households can be compared.
 */
export function fewerToBuy(recipes: readonly Candidate[], homes: readonly Household[]): number {
  let planned = 0;
  let top = 0;
  for (const household of homes) {
    const { pantry, wishes } = household;
    planned += figuresOf(plan(recipes, pantry, wishes).meals, household).items;
    const problem = problemOf(recipes, household);
    const week = { week: topByMatch(problem, true), points: 0 };
    top += figuresOf(place(problem, week, usableItems(pantry, wishes.today), wishes.today), household).items;
  }
  return 1 - planned / top;
}
