import type { FreeReason, WeekDay } from '@larder/domain';
import { offsetOf } from '@larder/domain/planner';
import type { FreeEvening, KeptMeal, KeptPlan } from '../platform/database/schema.ts';

/** What of a plan says which meal is on which day. */
type Arranged = Pick<KeptPlan, 'startsOn' | 'meals' | 'free' | 'facts'>;

/** The meal of a day, if any. */
export const mealOn = ({ meals }: Pick<Arranged, 'meals'>, day: WeekDay): KeptMeal | undefined =>
  meals.find((meal) => meal.day === day);

/** A plan with a meal on its day, which is free no more. */
export function withMealOn<Plan extends Arranged>(plan: Plan, meal: KeptMeal): Plan {
  const others = plan.meals.filter(({ day }) => day !== meal.day);
  return arranged(plan, [...others, meal], freeBut(plan, meal.day));
}

/** A plan without a meal on a day. With a reason, the evening is free; without, nothing is planned for it. */
export function withoutMealOn<Plan extends Arranged>(plan: Plan, day: WeekDay, why: FreeReason | null): Plan {
  const free = freeBut(plan, day);
  return arranged(
    plan,
    plan.meals.filter((meal) => meal.day !== day),
    why === null ? free : [...free, { day, why }],
  );
}

/** A plan with what is on two days exchanged, free evenings included. */
export function exchanged<Plan extends Arranged>(plan: Plan, from: WeekDay, to: WeekDay): Plan {
  const other = (day: WeekDay) => (day === from ? to : day === to ? from : day);
  const moved = <One extends { readonly day: WeekDay }>(one: One): One => ({ ...one, day: other(one.day) });
  return arranged(plan, plan.meals.map(moved), (plan.free ?? []).map(moved));
}

const freeBut = ({ free = [] }: Arranged, day: WeekDay) => free.filter((one) => one.day !== day);

/**
 * Meals in the order of their dates. Once the cook has changed their number, it is the number that was wanted: the notes do not
 * say that the limits left so few.
 */
function arranged<Plan extends Arranged>(
  plan: Plan,
  meals: readonly KeptMeal[],
  free: readonly FreeEvening[],
): Plan {
  const all = [...meals, ...givenBack(plan, meals, free)];
  const isChanged = all.length !== plan.meals.length;
  return {
    ...plan,
    meals: all.toSorted((a, b) => offsetOf(a.day, plan.startsOn) - offsetOf(b.day, plan.startsOn)),
    free,
    facts: isChanged ? { ...plan.facts, wanted: all.length } : plan.facts,
  };
}

/** The dinners that were put aside for leftovers that there are no more, unless something else is in their place. */
function givenBack(plan: Arranged, meals: readonly KeptMeal[], free: readonly FreeEvening[]): KeptMeal[] {
  return plan.meals.flatMap(({ id, leftovers }) => {
    const instead = leftovers?.instead;
    if (!instead || meals.some((meal) => meal.id === id && meal.leftovers)) return [];
    const isTaken =
      free.some(({ day }) => day === instead.day) ||
      meals.some((meal) => meal.day === instead.day || meal.id === instead.id);
    return isTaken ? [] : [instead];
  });
}
