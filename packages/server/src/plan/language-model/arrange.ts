import { usableItems } from '@larder/domain';
import {
  byDate,
  compile,
  faultsOf,
  notUsedUpOf,
  place,
  Scale,
  unusedOf,
  type Candidate,
  type Plan,
  type StockItem,
  type Wishes,
} from '@larder/domain/planner';
import { ModelFault } from './fault.ts';

/** How much less per meal a chosen week may be worth than the planner's: one thing to buy. */
export const LEEWAY = 32;

/** The inputs for arranging a week. */
export interface Given {
  readonly candidates: readonly Candidate[];
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
}

/**
 * Places these recipes on the evenings of the planner's week, in this order except where dates matter.
 * Returns the planner's own week if the other is worth much less; throws a {@link ModelFault} if
 * verification finds a fault.
 */
export function arrange(own: Plan, ids: readonly number[], given: Given): Plan {
  const { candidates, pantry, wishes } = given;
  if (ids.every((id, evening) => own.meals[evening]?.recipe.id === id)) return own;
  const stock = usableItems(pantry, wishes.today);
  const days = own.meals.map(({ day }) => day);
  const problem = compile(candidates, stock, days, wishes);
  const week = ids.map((id) => candidates.findIndex((recipe) => recipe.id === id));
  const found = byDate(problem, { week, worth: new Scale(problem).weigh(week) });
  // Scored on the same scale: the planner's own worth includes the kitchen's taste.
  const planned = own.meals.map((meal) => candidates.findIndex(({ id }) => id === meal.recipe.id));
  const least = new Scale(problem).weigh(planned) - LEEWAY * days.length;
  if (found.worth < least) return own;
  const meals = place(problem, found, stock, wishes.today);
  const unused = unusedOf(stock, meals, wishes.today);
  const notUsedUp = notUsedUpOf(stock, meals, wishes.useUp);
  // This week may include the dish that the planner left out.
  const arranged: Plan = { ...own, meals, worth: found.worth, unused, notUsedUp, passedOver: null };
  if (faultsOf(arranged, given).length > 0) throw new ModelFault('chose a week that is not allowed');
  return arranged;
}
