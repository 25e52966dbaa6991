import {
  canonicalFilters,
  FILTER_FLAGS,
  LIMITS,
  SLOTS,
  WEEK_DAYS,
  weekDayOf,
  weekFrom,
  WEEK_WISHES,
  cardTitle,
  type Day,
  type FilterFlag,
  type RecipeFilters,
  type Slot,
  type WeekDay,
} from '@larder/domain';
import {
  lunchId,
  NO_WISHES,
  withFree,
  type NewWeekDay,
  type NewWeekOption,
  type NewWeekValue,
} from '@larder/ui/new-week-dialog';
import type { components } from '@larder/contract';
import { t } from '../../../platform/language/t.ts';
import { countryNamed, filterName } from '../../../platform/language/filter-names.ts';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { mealAt, placeOn } from '../../week-days.ts';
import { onDaysChips, onDaysId, onDaysOf } from './on-days.ts';
import { pastLunchOf } from './past-lunch.ts';
import type { PlanWish } from '../../plan-generation.change.ts';
import { nameOfWish } from './wish-names.ts';
import { dishesOf, putOf, withDays } from './wished-dishes.ts';

/** What a sentence asks for. */
export type ReadWishes = components['schemas']['ReadWishes'];

/** The wishes to choose from. */
export const wishesToChoose = (): NewWeekOption[] => WEEK_WISHES.map((id) => ({ id, name: nameOfWish(id) }));

/** The days of a new week, with the meals that could stay. */
export function daysOfNewWeek(plan: MealPlan | null, startsOn: Day, now: Date): NewWeekDay[] {
  const past = pastLunchOf(now);
  return weekFrom(startsOn).map((date) => {
    const [meal, lunch] = (['dinner', 'lunch'] as const).map((slot) => plan && mealAt(plan, { date, slot }));
    return {
      date,
      ...(meal && { meal: cardTitle(meal.title), cooked: meal.cooked_at !== null }),
      ...(lunch && { lunch: cardTitle(lunch.title), lunchCooked: lunch.cooked_at !== null }),
      ...(date === past && { lunchPast: true }),
    };
  });
}

/** What is chosen at first: the meals that the cook keeps, the evenings that are free, and the lunches of this week. */
export function firstChoice(plan: MealPlan | null, useUp: readonly string[]): NewWeekValue {
  const kept = (plan?.meal_plan ?? []).filter((meal) => meal.kept && meal.cooked_at === null);
  return {
    ...NO_WISHES,
    keep: kept.flatMap(({ date, slot }) => (date ? keptId(date, slot) : [])),
    lunches: plan?.lunch_days ?? [],
    free: (plan?.free_days ?? []).map(({ date }) => date),
    useUp,
  };
}

/** Adds a sentence to the choice; what was chosen by hand stays. */
export function withRead(
  value: NewWeekValue,
  read: ReadWishes,
  days: readonly NewWeekDay[] = [],
): NewWeekValue {
  const free = read.free.map(({ date }) => date);
  const freed = free.length > 0 ? withFree(value, union(value.free, free)) : value;
  const chosen = withDays(freed, read, days);
  return withinLimit({
    ...chosen,
    useUp: union(
      value.useUp,
      read.use_up.map(({ id }) => id),
    ),
    wishes: union(value.wishes, read.wishes),
    also: union(
      value.also,
      alsoOf(read, days).map(({ id }) => id),
    ),
  });
}

/** Limits the ingredients to use up to what the API allows: a further chip stays off. */
export const withinLimit = (value: NewWeekValue): NewWeekValue => ({
  ...value,
  useUp: value.useUp.slice(0, LIMITS.useUp.max),
});

/** Combines several sentences. Each adds to those before it; for a day named twice, the last one counts. */
export function unitedWishes(answers: readonly ReadWishes[]): ReadWishes {
  const all = <Kind extends keyof ReadWishes>(kind: Kind) => answers.map((answer) => answer[kind]);
  const lunches = new Map(
    answers.flatMap(({ lunches: some, no_lunches: none }) => [
      ...some.map((day) => [day, true] as const),
      ...none.map((day) => [day, false] as const),
    ]),
  );
  const daysWith = (isWanted: boolean) => WEEK_DAYS.filter((day) => lunches.get(day) === isWanted);
  const byKey = <One>(lists: readonly (readonly One[])[], key: (one: One) => string | number): One[] => [
    ...new Map(lists.flat().map((one) => [key(one), one])).values(),
  ];
  const itself = (one: string) => one;
  return {
    wishes: byKey(all('wishes'), itself),
    countries: byKey(all('countries'), itself),
    filters: byKey(all('filters'), itself),
    use_up: byKey(all('use_up'), ({ id }) => id),
    without: byKey(all('without'), ({ ingredient_id: id }) => id),
    free: byKey(all('free'), ({ date }) => date),
    dishes: byKey(all('dishes'), ({ date, slot }) => `${date} ${slot}`),
    on_days: byKey(all('on_days'), onDaysId),
    lunches: daysWith(true),
    no_lunches: daysWith(false),
    not_understood: byKey(all('not_understood'), itself),
  };
}

/** Whether a sentence asks for anything that can be chosen for these days. */
export function isAnythingRead(read: ReadWishes, days: readonly NewWeekDay[]): boolean {
  const lunches = new Set<string>([...read.lunches, ...read.no_lunches]);
  return (
    read.wishes.length + read.use_up.length + alsoOf(read, days).length > 0 ||
    read.free.some(({ date }) => days.some((day) => day.date === date && !day.cooked)) ||
    dishesOf(read, days).some(({ options }) => options.length > 0) ||
    days.some((day) => lunches.has(weekDayOf(day.date)) && !day.lunchCooked && !day.lunchPast)
  );
}

/** The dietary filters of the week as it is chosen. */
export const flagsOf = ({ also }: NewWeekValue, { flags }: RecipeFilters): FilterFlag[] => {
  const chosen = chosenOf(also, 'flag');
  return FILTER_FLAGS.filter((flag) => flags.includes(flag) || chosen.includes(flag));
};

/** Cuisines, diets, excluded ingredients and what holds on some days only, as chips. */
export function alsoOf(
  { countries, filters, without, on_days: onDays }: ReadWishes,
  days: readonly NewWeekDay[],
): NewWeekOption[] {
  const flags = FILTER_FLAGS.filter((flag) => filters.includes(flag));
  return [
    ...countries.map((code) => ({ id: `country ${code}`, name: countryNamed(code) })),
    ...flags.map((flag) => ({
      id: `flag ${flag}`,
      name: filterName(flag),
    })),
    ...without.map(({ ingredient_id: id, name }) => ({
      id: `without ${id}`,
      name: t('no {ingredient}', { ingredient: regionalName(name) }),
    })),
    ...onDaysChips(onDays, days),
  ];
}

/** A meal as the dialog names it. */
const keptId = (date: Day, slot: Slot | undefined): string => (slot === 'lunch' ? lunchId(date) : date);

const union = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])];
const chosenOf = (also: readonly string[], kind: string) =>
  also.filter((id) => id.startsWith(`${kind} `)).map((id) => id.slice(kind.length + 1));

/** The choice as an API request. */
export function toPlanWish(
  value: NewWeekValue,
  {
    plan,
    startsOn,
    filters,
    read,
    now,
  }: {
    plan: MealPlan | null;
    startsOn: Day;
    filters: RecipeFilters;
    read: ReadWishes | null;
    now: Date;
  },
): PlanWish {
  const dates = weekFrom(startsOn);
  const past = pastLunchOf(now);
  const isTooLate = (day: WeekDay) => past !== null && dates.includes(past) && weekDayOf(past) === day;
  const lunches = WEEK_DAYS.filter((day) => value.lunches.includes(day));
  const over = lunches.filter(isTooLate);
  const why = new Map([...(plan?.free_days ?? []), ...(read?.free ?? [])].map((day) => [day.date, day.why]));
  const without = chosenOf(value.also, 'without').map(Number);
  const put = putOf(value, startsOn, past);
  const onDays = onDaysOf(read?.on_days ?? [], value.also, startsOn);
  return {
    startsOn,
    filters: canonicalFilters({
      flags: flagsOf(value, filters),
      countries: union(filters.countries, chosenOf(value.also, 'country')),
    }),
    week: {
      ...(plan && {
        keep: {
          plan_id: plan.id,
          days: dates.flatMap((date) =>
            SLOTS.filter((slot) => value.keep.includes(keptId(date, slot))).map((slot) =>
              placeOn(date, slot),
            ),
          ),
        },
      }),
      free: value.free
        .filter((date) => dates.includes(date))
        .map((date) => ({ date, why: why.get(date) ?? 'nothing' })),
      lunches,
      ...(over.length > 0 && { lunches_over: over }),
      use_up: value.useUp.slice(0, LIMITS.useUp.max),
      wishes: WEEK_WISHES.filter((wish) => value.wishes.includes(wish)),
      ...(put.length > 0 && { put }),
      ...(without.length > 0 && { without }),
      ...(onDays.length > 0 && { on_days: onDays }),
    },
  };
}
