import type { WeekDay } from '@larder/domain';
import { mealsWanted, spreadOverWeek } from './days.ts';
import { bindingLimits, isAllowed, limitsOf } from './limits.ts';
import type { Candidate, Plan, PlannedMeal, StockItem, Wishes } from './model.ts';
import { scoreOf } from './score.ts';
import { Shelf, type Reservation } from './shelf.ts';

/**
 * Makes the plan of a week, day after day: each gets the recipe that fits best what the days before have left in the
 * pantry. No hard limit is ever broken, no recipe comes twice, and the same input gives the same plan.
 */
export function plan(candidates: readonly Candidate[], pantry: readonly StockItem[], wishes: Wishes): Plan {
  const limits = limitsOf(wishes);
  const possible = candidates.filter((recipe) => isAllowed(recipe, limits)).toSorted((a, b) => a.id - b.id);
  const wanted = mealsWanted(wishes.preferences.meal_prep_frequency);
  const days = spreadOverWeek(Math.min(wanted, possible.length));
  const shelf = new Shelf(pantry, wishes.today);
  const meals: PlannedMeal[] = [];
  for (const day of days) {
    const best = bestFor(day, possible, shelf, meals, wishes);
    if (!best) break;
    shelf.take(best.found);
    const { left: _left, ...coverage } = best.found;
    meals.push({ recipe: best.recipe, day, coverage });
  }
  return { meals, wanted, limitedBy: meals.length < wanted ? bindingLimits(candidates, limits) : [] };
}

/** The recipe that is worth most on a day; of equals the one with the lowest id. */
function bestFor(
  day: WeekDay,
  possible: readonly Candidate[],
  shelf: Shelf,
  meals: readonly PlannedMeal[],
  wishes: Wishes,
): { recipe: Candidate; found: Reservation } | null {
  const placed = new Set(meals.map(({ recipe }) => recipe.id));
  let best: { recipe: Candidate; found: Reservation; score: number } | null = null;
  for (const recipe of possible) {
    if (placed.has(recipe.id)) continue;
    const found = shelf.look(recipe);
    const score = scoreOf(recipe, found, day, meals, wishes);
    if (!best || score > best.score) best = { recipe, found, score };
  }
  return best;
}
