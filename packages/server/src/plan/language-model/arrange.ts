import { usableItems } from '@larder/domain';
import {
  byDate,
  compile,
  faultsOf,
  place,
  Scale,
  unusedOf,
  type Candidate,
  type Plan,
  type StockItem,
  type Wishes,
} from '@larder/domain/planner';
import { ModelFault } from './fault.ts';

/** Points that a chosen week may be worth less than the planner's, for each meal: less than half a thing to buy. */
export const LEEWAY = 45;

/** What a week is arranged from. */
export interface Given {
  readonly candidates: readonly Candidate[];
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
}

/**
 * The week of these recipes in this order, but for what dates ask, on the evenings of the planner's. The planner's own when
 * the other is worth too much less; a {@link ModelFault} when the verification finds a fault.
 */
export function arrange(own: Plan, ids: readonly number[], given: Given): Plan {
  const { candidates, pantry, wishes } = given;
  if (ids.every((id, evening) => own.meals[evening]?.recipe.id === id)) return own;
  const stock = usableItems(pantry, wishes.today);
  const days = own.meals.map(({ day }) => day);
  const problem = compile(candidates, stock, days, wishes);
  const week = ids.map((id) => candidates.findIndex((recipe) => recipe.id === id));
  const found = byDate(problem, { week, points: new Scale(problem).weigh(week) });
  if (found.points < own.worth - LEEWAY * days.length) return own;
  const meals = place(problem, found, stock, wishes.today);
  const arranged = { ...own, meals, worth: found.points, unused: unusedOf(stock, meals, wishes.today) };
  if (faultsOf(arranged, given).length > 0) throw new ModelFault('chose a week that is not allowed');
  return arranged;
}
