import { weekDayOf, weekFrom, type WeekDay } from '@larder/domain';
import { dateOf, leftoverDates, type LeftoversAt } from '@larder/domain/planner';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { dishOf } from './plan-settle.ts';

type Week = Pick<KeptPlan, 'startsOn' | 'meals'>;
type Names = Pick<CatalogueSnapshot, 'names'>;

/** The meal whose leftovers are the dinner of a day, if any. */
export function leftoversFor({ meals, startsOn }: Week, day: WeekDay): KeptMeal | undefined {
  const date = dateOf(day, startsOn);
  return meals.find(({ leftovers }) => leftovers?.slot === 'dinner' && leftovers.date === date);
}

/** 409 for an evening on which leftovers are eaten. */
export function expectNoLeftovers(week: Week, day: WeekDay): void {
  const meal = leftoversFor(week, day);
  if (meal) throw new Problem(409, `${day} has the leftovers of ${meal.title}.`);
}

/** The day of the plan whose dinner this is; null for a lunch, and beyond the week. */
export const dinnerDay = (
  { startsOn }: Pick<Week, 'startsOn'>,
  { date, slot }: LeftoversAt,
): WeekDay | null => (slot === 'dinner' && weekFrom(startsOn).includes(date) ? weekDayOf(date) : null);

/** 409 if the leftovers of a meal cannot be eaten on a date: before it is cooked, or when they no longer keep. */
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

/** 409 if leftovers are in the way of a changed week, or come at the wrong time. */
export function expectLeftoversFit(week: Week, snapshot: Names): void {
  for (const { day } of week.meals) expectNoLeftovers(week, day);
  for (const meal of week.meals) {
    if (meal.leftovers) expectEdible(week, meal, meal.leftovers.date, snapshot);
  }
}

/** A meal with twice its servings, or with half of them. */
function resized(meal: KeptMeal, factor: 2 | 0.5): KeptMeal {
  const { estimated_cost: cost, ingredients, written_servings: written } = meal;
  const servings = meal.servings * factor;
  const writtenServings = written ?? meal.servings;
  const { written_servings: _written, ...others } = meal;
  return {
    ...others,
    servings,
    ...(writtenServings !== servings && { written_servings: writtenServings }),
    estimated_cost: { ...cost, total_cost: cost.total_cost * factor },
    ingredients: ingredients.map((line) => ({ ...line, quantity: line.quantity * factor })),
  };
}

/** A meal that is cooked double, for a later meal. */
export const doubled = (meal: KeptMeal, leftovers: NonNullable<KeptMeal['leftovers']>): KeptMeal => ({
  ...resized(meal, 2),
  leftovers,
});

/** A meal that is cooked once. */
export const single = (meal: KeptMeal): KeptMeal =>
  meal.leftovers ? { ...resized(meal, 0.5), leftovers: undefined } : meal;
