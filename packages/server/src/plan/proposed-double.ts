import { dateOf, type Plan } from '@larder/domain/planner';
import type { KeptPlan } from '../platform/database/schema.ts';
import { mealOn, withMealOn, withoutMealOn } from './arrangement.ts';
import { doubled } from './leftovers.ts';
import { settle, type Settling } from './plan-settle.ts';

/**
 * A new week with the dinner cooked double that the planner found worth it, as if the cook had chosen it: the dinner that
 * its rest replaces is put aside, and cooking once gives it back. Unchanged if a language model chose another week, or if
 * the shopping list as it is written would not be shorter.
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
