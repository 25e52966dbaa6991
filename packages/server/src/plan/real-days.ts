import { addDays, WEEK_DAYS, weekDayOf, type WeekDay } from '@larder/domain';
import type { KeptPlan } from '../platform/database/schema.ts';

/**
 * A stored plan with the real weekdays of its meals. An older server without `startsOn`, running beside this one
 * during an upgrade, calls the first day Monday, whatever its date. What was stored before that is renamed by
 * the migration `0009_real_days`, with the deeds that are named by day.
 */
export function withRealDays<Row extends { readonly madeOn: string; readonly plan: KeptPlan }>(
  row: Row,
): Row {
  const { plan, madeOn } = row;
  const { startsOn }: Partial<KeptPlan> = plan;
  if (startsOn !== undefined) return row;
  const renamed = <Meal extends { readonly day: WeekDay }>(meal: Meal): Meal => ({
    ...meal,
    day: weekDayOf(addDays(madeOn, WEEK_DAYS.indexOf(meal.day))),
  });
  const purchases = plan.purchases.map((purchase) => ({
    ...purchase,
    items: purchase.items.map(({ frozen, ...item }) =>
      frozen ? { ...item, frozen: { ...frozen, meals: frozen.meals.map(renamed) } } : item,
    ),
  }));
  return { ...row, plan: { ...plan, startsOn: madeOn, meals: plan.meals.map(renamed), purchases } };
}
