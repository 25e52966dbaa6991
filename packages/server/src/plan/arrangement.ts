import { inPlace, placeOf, type FreeReason, type MealPlace } from '@larder/domain';
import { inMenuOrder } from '@larder/domain/planner';
import type { FreeEvening, KeptMeal, KeptPlan } from '../platform/database/schema.ts';

/** The parts of a plan that say which meal is where. */
type Arranged = Pick<KeptPlan, 'startsOn' | 'meals' | 'free' | 'facts'>;

/** The meal at a place, if any. */
export const mealOn = ({ meals }: Pick<Arranged, 'meals'>, place: MealPlace): KeptMeal | undefined =>
  meals.find((meal) => placeOf(meal) === place);

/** A plan with a meal in its place, which is no longer free. */
export function withMealOn<Plan extends Arranged>(plan: Plan, meal: KeptMeal): Plan {
  const place = placeOf(meal);
  const others = plan.meals.filter((other) => placeOf(other) !== place);
  return arranged(plan, [...others, meal], freeBut(plan, place));
}

/**
 * A plan without the meal at a place. With a reason, the evening becomes free; without one, it has nothing planned. A lunch
 * is never marked free: nobody expects one.
 */
export function withoutMealOn<Plan extends Arranged>(
  plan: Plan,
  place: MealPlace,
  why: FreeReason | null,
): Plan {
  const free = freeBut(plan, place);
  const { day, slot } = inPlace(place);
  return arranged(
    plan,
    plan.meals.filter((meal) => placeOf(meal) !== place),
    why === null || slot ? free : [...free, { day, why }],
  );
}

/** A plan with two places swapped, free evenings included. */
export function exchanged<Plan extends Arranged>(plan: Plan, from: MealPlace, to: MealPlace): Plan {
  const other = (place: MealPlace) => (place === from ? to : place === to ? from : place);
  const meals = plan.meals.map((meal) => movedTo(meal, other(placeOf(meal))));
  const free = (plan.free ?? []).flatMap((evening): FreeEvening[] => {
    const { day, slot } = inPlace(other(evening.day));
    return slot ? [] : [{ ...evening, day }];
  });
  return arranged(plan, meals, free);
}

/** A meal moved to another place. */
export function movedTo({ slot: _slot, ...meal }: KeptMeal, place: MealPlace): KeptMeal {
  return { ...meal, ...inPlace(place) };
}

const freeBut = ({ free = [] }: Arranged, place: MealPlace) => free.filter(({ day }) => day !== place);

/**
 * Sorts meals by date. Once the cook changes their number, that becomes the number wanted, so the notes do not blame the
 * limits for it.
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
    meals: inMenuOrder(all, plan.startsOn),
    free,
    facts: isChanged ? { ...plan.facts, wanted: all.length } : plan.facts,
  };
}

/** The meals put aside for leftovers that no longer exist, unless their place is taken. */
function givenBack(plan: Arranged, meals: readonly KeptMeal[], free: readonly FreeEvening[]): KeptMeal[] {
  return plan.meals.flatMap(({ id, leftovers }) => {
    const instead = leftovers?.instead;
    if (!instead || meals.some((meal) => meal.id === id && meal.leftovers)) return [];
    const isTaken =
      free.some(({ day }) => day === placeOf(instead)) ||
      meals.some((meal) => placeOf(meal) === placeOf(instead) || meal.id === instead.id);
    return isTaken ? [] : [instead];
  });
}
