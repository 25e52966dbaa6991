import { inPlace, placeOf, type FreeReason, type MealPlace } from '@larder/domain';
import { inMenuOrder } from '@larder/domain/planner';
import type { FreeEvening, KeptMeal, KeptPlan } from '../platform/database/schema.ts';

/** What of a plan says which meal is where. */
type Arranged = Pick<KeptPlan, 'startsOn' | 'meals' | 'free' | 'facts'>;

/** The meal of a place, if any. */
export const mealOn = ({ meals }: Pick<Arranged, 'meals'>, place: MealPlace): KeptMeal | undefined =>
  meals.find((meal) => placeOf(meal) === place);

/** A plan with a meal in its place, which is free no more. */
export function withMealOn<Plan extends Arranged>(plan: Plan, meal: KeptMeal): Plan {
  const place = placeOf(meal);
  const others = plan.meals.filter((other) => placeOf(other) !== place);
  return arranged(plan, [...others, meal], freeBut(plan, place));
}

/**
 * A plan without the meal of a place. With a reason, the evening is free; without, nothing is planned for it. A lunch is never
 * free: nobody expects one.
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

/** A plan with what is in two places exchanged, free evenings included. */
export function exchanged<Plan extends Arranged>(plan: Plan, from: MealPlace, to: MealPlace): Plan {
  const other = (place: MealPlace) => (place === from ? to : place === to ? from : place);
  const meals = plan.meals.map((meal) => movedTo(meal, other(placeOf(meal))));
  const free = (plan.free ?? []).flatMap((evening): FreeEvening[] => {
    const { day, slot } = inPlace(other(evening.day));
    return slot ? [] : [{ ...evening, day }];
  });
  return arranged(plan, meals, free);
}

/** A meal in another place. */
export function movedTo({ slot: _slot, ...meal }: KeptMeal, place: MealPlace): KeptMeal {
  return { ...meal, ...inPlace(place) };
}

const freeBut = ({ free = [] }: Arranged, place: MealPlace) => free.filter(({ day }) => day !== place);

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
    meals: inMenuOrder(all, plan.startsOn),
    free,
    facts: isChanged ? { ...plan.facts, wanted: all.length } : plan.facts,
  };
}

/** The meals that were put aside for leftovers that there are no more, unless something else is in their place. */
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
