import type { WeekDay } from '../meal-week.ts';
import { isAllowed, limitsOf } from './limits.ts';
import type { Candidate, DayDish, StockItem, Wishes } from './model.ts';
import { compile } from './problem.ts';
import { Scale } from './weigh.ts';

/** A week of which one meal is to be another. What was cooked already needs nothing any more. */
export interface SwapWish {
  /** In the order of the menu. */
  readonly week: readonly DayDish[];
  readonly day: WeekDay;
  /** The day of the swap: what expires soon is counted from it, and what has expired by then is not used. */
  readonly today: string;
  /** So many proposals are wanted. */
  readonly most: number;
}

/**
 * The recipes that make the week worth most in the place of one meal while the others stay: within the limits, none that is
 * in the week already, the best first, of equals the one with the lowest id. Every recipe is weighed, so none is overlooked.
 */
export function bestSwaps(
  candidates: readonly Candidate[],
  pantry: readonly StockItem[],
  wishes: Wishes,
  { week, day, today, most }: SwapWish,
): Candidate[] {
  const limits = limitsOf(wishes);
  const planned = new Set(week.map(({ recipe }) => recipe.id));
  const possible = candidates
    .filter((recipe) => !planned.has(recipe.id) && isAllowed(recipe, limits))
    .toSorted((a, b) => a.id - b.id);
  const evening = week.findIndex((meal) => meal.day === day);
  if (evening < 0) return [];
  // The course of a meal that stays counts the same whatever takes the other's place.
  const staying = week.map(({ recipe }) => ({ ...recipe, course: 'main' as const }));
  const days = week.map((meal) => meal.day);
  const scale = new Scale(compile([...possible, ...staying], pantry, days, wishes, today));
  const choices = week.map((_meal, index) => possible.length + index);
  return possible
    .map((recipe, choice) => ({ recipe, points: scale.weigh(choices.with(evening, choice)) }))
    .toSorted((a, b) => b.points - a.points || a.recipe.id - b.recipe.id)
    .slice(0, most)
    .map(({ recipe }) => recipe);
}
