import { dateOf, type Plan } from '@larder/domain/planner';
import type { KeptPlan } from '../platform/database/schema.ts';
import { mealOn, withMealOn, withoutMealOn } from './arrangement.ts';
import { doubled } from './leftovers.ts';
import { settle, type Settling } from './plan-settle.ts';

/**
 * A new week with the dinner that the planner proposes cooked double, as if the cook had chosen it: the dinner that its
 * leftovers replace is put aside, and comes back if it is cooked only once. Unchanged if a language model chose another
 * week, or if the shopping list as written would be no shorter.
 */
export function withProposedDouble(plan: KeptPlan, { double, meals }: Plan, settling: Settling): KeptPlan {
  if (!double) return plan;
  const [meal, instead] = [mealOn(plan, double.day), mealOn(plan, double.on)];
  const isAsFound = (there: typeof meal) =>
    meals.some(({ day, recipe }) => day === there?.day && recipe.id === there.id);
  if (!meal || !instead || !isAsFound(meal) || !isAsFound(instead)) return plan;
  const rest = { date: dateOf(double.on, plan.startsOn), slot: 'dinner' as const, instead };
  const once = withoutMealOn(plan, double.on, null);
  const twice = settle(withMealOn(once, doubled(meal, rest)), settling);
  const spares = plan.shoppingList.length - twice.shoppingList.length;
  if (spares <= 0) return plan;
  const things = spares === 1 ? '1 thing' : `${spares} things`;
  const says = `${meal.title} is cooked double on ${double.day}: the rest is dinner on ${double.on}, with ${things} fewer to buy.`;
  return { ...twice, notes: `${twice.notes} ${says}` };
}
