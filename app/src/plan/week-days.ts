import {
  addDays,
  cardTitle,
  placeOf,
  SLOTS,
  weekDayOf,
  weekFrom,
  type Day,
  type MealPlace,
  type Slot,
  type WeekDay,
} from '@larder/domain';
import type { DayChoice } from '@larder/ui/day-dialog';
import type { FreeEvening, LeftoversOfWeek } from '@larder/ui/meal-week';
import { t } from '../platform/language/t.ts';
import { weekdayInWords } from '../platform/language/weekday-in-words.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import type { PlannedMeal } from './current/plan.change.ts';

/** Leftovers keep for this many days at most. */
const KEEPS = 3;

type Week = Pick<MealPlan, 'starts_on' | 'meal_plan' | 'free_days' | 'leftovers'>;

/** A meal of a week by its date. */
interface At {
  date: Day;
  slot: Slot;
}

/** The dates of a plan's week; none for a plan from before meals had dates. */
export const datesOf = ({ starts_on: start }: Pick<Week, 'starts_on'>): Day[] =>
  start ? weekFrom(start) : [];

/** The meal of a date, if any. Plans from before there were lunches have dinners. */
export const mealAt = ({ meal_plan: meals }: Pick<Week, 'meal_plan'>, { date, slot }: At) =>
  meals.find((meal) => meal.date === date && (meal.slot ?? 'dinner') === slot);

/** A title as the leftovers of a day: 'Leftovers of Monday’s Dal Tadka'. */
const leftoversTitle = (title: string, day: WeekDay) =>
  t('Leftovers of {day}’s {title}', { day: weekdayInWords(day), title: cardTitle(title) });

/** The evenings with nothing to cook and no leftovers. Past ones that were never planned are left out. */
export function freeEvenings(plan: Week, today: Day): FreeEvening[] {
  // A plan from before meals had dates.
  if (plan.meal_plan.some(({ date }) => !date)) return [];
  const said = new Map((plan.free_days ?? []).map(({ date, why }) => [date, why]));
  return datesOf(plan)
    .filter((date) => !mealAt(plan, { date, slot: 'dinner' }) && !leftoversAt(plan, { date, slot: 'dinner' }))
    .filter((date) => date >= today || said.has(date))
    .map((date) => ({ date, why: said.get(date) ?? 'nothing' }));
}

/** Leftovers as the week shows them. A meal's id is its place. */
export const leftoversOf = (plan: Week): LeftoversOfWeek[] =>
  (plan.leftovers ?? []).map(({ date, slot, of, recipe_id: id, title }) => {
    const meal = plan.meal_plan.find((one) => one.id === id && one.day === of);
    return {
      date,
      slot,
      day: weekdayInWords(of),
      title: cardTitle(title),
      mealId: placeOf({ day: of, slot: meal?.slot }),
      cooked: Boolean(meal?.cooked_at),
    };
  });

/** What a day has for a meal, dinner unless said, as a choice of days says it. */
export function dayChoice(plan: Week, date: Day, slot: Slot = 'dinner'): DayChoice {
  const meal = mealAt(plan, { date, slot });
  const rest = leftoversAt(plan, { date, slot });
  const why = plan.free_days?.find((one) => one.date === date)?.why ?? 'nothing';
  return {
    id: date,
    date,
    ...(meal
      ? { taken: cardTitle(meal.title) }
      : rest
        ? { taken: leftoversTitle(rest.title, rest.of) }
        : slot === 'dinner' && { free: why }),
    ...(meal?.cooked_at && { unavailable: t('Cooked') }),
  };
}

/** The days of the week from today on. */
export const comingDays = (plan: Week, today: Day, slot: Slot = 'dinner'): DayChoice[] =>
  datesOf(plan)
    .filter((date) => date >= today)
    .map((date) => dayChoice(plan, date, slot));

/** Where a meal can be moved: any coming day but its own. Leftovers stay with their meal. */
export const daysToMove = (plan: Week, today: Day, { date, slot }: PlannedMeal): DayChoice[] =>
  daysToPut(plan, today, slot).filter((choice) => choice.date !== date);

/** Where a recipe can be put: any coming day. Leftovers stay with their meal. */
export const daysToPut = (plan: Week, today: Day, slot: Slot = 'dinner'): DayChoice[] =>
  comingDays(plan, today, slot).map((choice) =>
    leftoversAt(plan, { date: choice.date, slot }) ? { ...choice, unavailable: leftoversStay() } : choice,
  );

const leftoversStay = () => t('leftovers stay');
const leftoversAt = (plan: Pick<Week, 'leftovers'>, { date, slot }: At) =>
  plan.leftovers?.find((one) => one.date === date && one.slot === slot);

/** The place of a meal on a date. */
export const placeOn = (date: Day, slot: Slot | undefined): MealPlace =>
  placeOf({ day: weekDayOf(date), slot });

/** When the rest of a meal can be eaten: coming lunches and dinners after it, while it keeps and the week lasts. */
export function daysForLeftovers(plan: Week, { date }: Pick<PlannedMeal, 'date'>, today: Day): DayChoice[] {
  if (!date) return [];
  const last = addDays(date, KEEPS);
  return datesOf(plan)
    .filter((day) => day > date && day >= today && day <= last)
    .flatMap((day) => SLOTS.map((slot) => choiceForLeftovers(plan, { of: date, date: day, slot })));
}

/** A lunch or dinner as a choice: other leftovers, evenings that are free on purpose and doubled meals stay. */
function choiceForLeftovers(plan: Week, { of, date, slot }: At & { of: Day }): DayChoice & { slot: Slot } {
  const { id, ...choice } = dayChoice(plan, date, slot);
  const rest = leftoversAt(plan, { date, slot });
  const isOthers = rest !== undefined && rest.of !== weekDayOf(of);
  const meal = mealAt(plan, { date, slot });
  const isFree = slot === 'dinner' && plan.free_days?.some((one) => one.date === date);
  return {
    ...choice,
    ...(isFree && { unavailable: t('stays free') }),
    ...(meal?.leftovers_on && !meal.cooked_at && { unavailable: t('cooked double') }),
    ...(isOthers && { unavailable: leftoversStay() }),
    id: `${id} ${slot}`,
    slot,
  };
}

/** A choice's id, as `daysForLeftovers` makes it. */
export function readLeftoversId(id: string): { date: Day; slot: Slot } {
  const [date = '', slot] = id.split(' ');
  return { date, slot: slot === 'dinner' ? 'dinner' : 'lunch' };
}
