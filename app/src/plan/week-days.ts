import { addDays, cardTitle, SLOTS, weekDayOf, weekFrom, type Day, type Slot } from '@larder/domain';
import type { DayChoice } from '@larder/ui/day-dialog';
import type { FreeEvening, LeftoversOfWeek } from '@larder/ui/meal-week';
import type { MealPlan } from './current/meal-plan.query.ts';
import type { PlannedMeal } from './current/plan.change.ts';

/** Leftovers keep for this many days at most. */
const KEEPS = 3;

type Week = Pick<MealPlan, 'starts_on' | 'meal_plan' | 'free_days' | 'leftovers'>;

/** The dates of a plan's week; none for a plan from before meals had dates. */
export const datesOf = ({ starts_on: start }: Pick<Week, 'starts_on'>): Day[] =>
  start ? weekFrom(start) : [];

/** A title as the leftovers of a day: 'Leftovers of Monday’s Dal Tadka'. */
const leftoversTitle = (title: string, day: string) => `Leftovers of ${day}’s ${cardTitle(title)}`;

/** The evenings with nothing to cook and no leftovers. Past ones that were never planned are left out. */
export function freeEvenings(plan: Week, today: Day): FreeEvening[] {
  // A plan from before meals had dates.
  if (plan.meal_plan.some(({ date }) => !date)) return [];
  const fed = new Set([
    ...plan.meal_plan.map(({ date }) => date),
    ...(plan.leftovers ?? []).filter(({ slot }) => slot === 'dinner').map(({ date }) => date),
  ]);
  const said = new Map((plan.free_days ?? []).map(({ date, why }) => [date, why]));
  return datesOf(plan)
    .filter((date) => !fed.has(date) && (date >= today || said.has(date)))
    .map((date) => ({ date, why: said.get(date) ?? 'nothing' }));
}

/** Leftovers as the week shows them. A meal's id is its day. */
export const leftoversOf = (plan: Week): LeftoversOfWeek[] =>
  (plan.leftovers ?? []).map(({ date, slot, of, title }) => ({
    date,
    slot,
    day: of,
    title: cardTitle(title),
    mealId: of,
    cooked: plan.meal_plan.some((meal) => meal.day === of && meal.cooked_at !== null),
  }));

/** A day's dinner, as shown when choosing a day. */
export function dayChoice(plan: Week, date: Day): DayChoice {
  const meal = plan.meal_plan.find((one) => one.date === date);
  const rest = plan.leftovers?.find((one) => one.date === date && one.slot === 'dinner');
  const why = plan.free_days?.find((one) => one.date === date)?.why ?? 'nothing';
  return {
    id: date,
    date,
    ...(meal
      ? { taken: cardTitle(meal.title) }
      : rest
        ? { taken: leftoversTitle(rest.title, rest.of) }
        : { free: why }),
    ...(meal?.cooked_at && { unavailable: 'Cooked' }),
  };
}

/** The days of the week from today on. */
export const comingDays = (plan: Week, today: Day): DayChoice[] =>
  datesOf(plan)
    .filter((date) => date >= today)
    .map((date) => dayChoice(plan, date));

/** Where a meal can be moved: any coming day but its own. Leftovers stay with their meal. */
export const daysToMove = (plan: Week, today: Day, { date }: PlannedMeal): DayChoice[] =>
  daysToPut(plan, today).filter((choice) => choice.date !== date);

/** Where a recipe can be put: any coming day. Leftovers stay with their meal. */
export const daysToPut = (plan: Week, today: Day): DayChoice[] =>
  comingDays(plan, today).map((choice) =>
    leftoversAt(plan, choice.date, 'dinner') ? { ...choice, unavailable: STAY } : choice,
  );

const STAY = 'leftovers stay';
const leftoversAt = (plan: Week, date: Day, slot: Slot) =>
  plan.leftovers?.find((one) => one.date === date && one.slot === slot);

/** When the rest of a meal can be eaten: later lunches and dinners of the week, while it keeps. */
export function daysForLeftovers(plan: Week, { date }: Pick<PlannedMeal, 'date'>, today: Day): DayChoice[] {
  if (!date) return [];
  const last = addDays(date, KEEPS);
  return datesOf(plan)
    .filter((day) => day > date && day >= today && day <= last)
    .flatMap((day) => SLOTS.map((slot) => choiceForLeftovers(plan, { of: date, date: day, slot })));
}

/** A lunch or dinner as a choice: other leftovers, evenings that are free on purpose and doubled dinners stay. */
function choiceForLeftovers(
  plan: Week,
  { of, date, slot }: { of: Day; date: Day; slot: Slot },
): DayChoice & { slot: Slot } {
  const { id, ...dinner } = dayChoice(plan, date);
  const rest = leftoversAt(plan, date, slot);
  const others = rest && rest.of !== weekDayOf(of) ? rest : undefined;
  const shared = { id: `${id} ${slot}`, date, slot, ...(others && { unavailable: STAY }) };
  if (slot === 'lunch')
    return { ...shared, ...(others && { taken: leftoversTitle(others.title, others.of) }) };
  const meal = plan.meal_plan.find((one) => one.date === date);
  const isFree = plan.free_days?.some((one) => one.date === date);
  return {
    ...dinner,
    ...(isFree && { unavailable: 'stays free' }),
    ...(meal?.leftovers_on && !meal.cooked_at && { unavailable: 'cooked double' }),
    ...shared,
  };
}

/** A choice's id, as `daysForLeftovers` makes it. */
export function readLeftoversId(id: string): { date: Day; slot: Slot } {
  const [date = '', slot] = id.split(' ');
  return { date, slot: slot === 'dinner' ? 'dinner' : 'lunch' };
}
