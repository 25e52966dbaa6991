import { inPlace, lunchOf, placeInWords, placeOf, weekDayOf, weekFrom, type MealPlace } from '@larder/domain';
import { dateOf, leftoverDates, type LeftoversAt } from '@larder/domain/planner';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { dishOf } from './plan-settle.ts';
import { resized } from './resized.ts';

type Week = Pick<KeptPlan, 'startsOn' | 'meals'>;
type Names = Pick<CatalogueSnapshot, 'names'>;

/** The meal whose leftovers are eaten at a place, if any. */
export function leftoversFor({ meals, startsOn }: Week, place: MealPlace): KeptMeal | undefined {
  const { day, slot = 'dinner' } = inPlace(place);
  const date = dateOf(day, startsOn);
  return meals.find(({ leftovers }) => leftovers?.slot === slot && leftovers.date === date);
}

/** 409 for a place at which leftovers are eaten. */
export function expectNoLeftovers(week: Week, place: MealPlace): void {
  const meal = leftoversFor(week, place);
  if (meal) throw new Problem(409, `${placeInWords(place)} has the leftovers of ${meal.title}.`);
}

/** The place in the plan at which leftovers are eaten; null if outside its week. */
export function placeAt({ startsOn }: Pick<Week, 'startsOn'>, { date, slot }: LeftoversAt): MealPlace | null {
  if (!weekFrom(startsOn).includes(date)) return null;
  return slot === 'lunch' ? lunchOf(weekDayOf(date)) : weekDayOf(date);
}

/** 409 if a meal's leftovers cannot be eaten on a date, because it is not yet cooked or they no longer keep. */
export function expectEdible(
  { startsOn }: Pick<Week, 'startsOn'>,
  meal: KeptMeal,
  date: string,
  snapshot: Names,
): void {
  const dates = leftoverDates(dateOf(meal.day, startsOn), dishOf(meal, snapshot));
  if (dates.includes(date)) return;
  const [first, last] = [dates[0] ?? '', dates.at(-1) ?? ''];
  const when = first === last ? `on ${weekDayOf(first)}` : `from ${weekDayOf(first)} to ${weekDayOf(last)}`;
  throw new Problem(409, `The leftovers of ${meal.title} from ${meal.day} can be eaten ${when}.`);
}

/** 409 if leftovers conflict with a changed week, or come at the wrong time. */
export function expectLeftoversFit(week: Week, snapshot: Names): void {
  for (const meal of week.meals) expectNoLeftovers(week, placeOf(meal));
  for (const meal of week.meals) {
    if (meal.leftovers) expectEdible(week, meal, meal.leftovers.date, snapshot);
  }
}

/** A meal cooked double, for a later meal. */
export const doubled = (meal: KeptMeal, leftovers: NonNullable<KeptMeal['leftovers']>): KeptMeal => ({
  ...resized(meal, meal.servings * 2),
  leftovers,
});

/** A meal cooked once. */
export const single = (meal: KeptMeal): KeptMeal =>
  meal.leftovers ? { ...resized(meal, meal.servings / 2), leftovers: undefined } : meal;
