import { weekDayOf } from '@larder/domain';
import type { ReactNode } from 'react';

/** A day of the new week. */
export interface NewWeekDay {
  /** '2026-11-26'. */
  date: string;
  /** Its current meal, which can be kept. */
  meal?: string | undefined;
  /** Its meal is cooked, so it stays. */
  cooked?: boolean | undefined;
  /** The lunch that it has now, and whether that is cooked. */
  lunch?: string | undefined;
  lunchCooked?: boolean | undefined;
  /** It is too late for a lunch on it. */
  lunchPast?: boolean | undefined;
}

/** A dish that is wanted on a day, and the recipes for it. */
export interface NewWeekDish {
  /** The date of a dinner; that of a lunch as in `lunchId`. */
  id: string;
  /** '2026-11-26'. */
  date: string;
  /** It is for lunch. */
  lunch?: boolean | undefined;
  /** What was asked for: 'tacos'. */
  asked: string;
  /** The recipes, the best first. Without any, nothing is shown. */
  options: readonly { id: string; name: string; icon?: ReactNode }[];
}

/** The choices for a new week. Days are dates, '2026-11-26'. */
export interface NewWeekValue {
  /** Days whose dinner stays; those whose lunch does, as in `lunchId`. */
  keep: readonly string[];
  /** Evenings without a meal. */
  free: readonly string[];
  /** Weekdays on which a lunch is planned too: 'Monday'. They stay when the week begins on another day. */
  lunches: readonly string[];
  /** Ids of what is to be used first. */
  useUp: readonly string[];
  /** Chosen wishes. */
  wishes: readonly string[];
  /** What else a sentence asked for. */
  also: readonly string[];
  /** The recipe chosen for each dish, by the dish's id. */
  dishes?: Readonly<Record<string, string>> | undefined;
}

/** Nothing in particular. */
export const NO_WISHES: NewWeekValue = { keep: [], free: [], lunches: [], useUp: [], wishes: [], also: [] };

/** A day's lunch in `keep`: '2026-11-26 lunch'. */
export const lunchId = (date: string): string => `${date} lunch`;

/** A meal is kept, chosen, or its day is free: the last choice counts. */
export function withKept(value: NewWeekValue, keep: readonly string[]): NewWeekValue {
  return {
    ...value,
    keep,
    free: value.free.filter((date) => !keep.includes(date)),
    ...dishesWithout(value, keep),
  };
}

/** The reverse. Days that must stay are left unchanged. */
export function withFree(value: NewWeekValue, free: readonly string[]): NewWeekValue {
  return {
    ...value,
    free,
    keep: value.keep.filter((date) => !free.includes(date)),
    ...dishesWithout(value, free),
  };
}

/** Another choice of days with a lunch. Those that no longer have one keep none, and have no dish for it. */
export function withLunches(
  value: NewWeekValue,
  lunches: readonly string[],
  days: readonly Pick<NewWeekDay, 'date'>[],
): NewWeekValue {
  const gone = days
    .filter(({ date }) => value.lunches.includes(weekDayOf(date)) && !lunches.includes(weekDayOf(date)))
    .map(({ date }) => lunchId(date));
  return {
    ...value,
    lunches,
    keep: value.keep.filter((id) => !gone.includes(id)),
    ...dishesWithout(value, gone),
  };
}

/** The recipe for a dish, or none. A lunch that is chosen is planned, and a recipe is for one meal only. */
export function withDish(
  value: NewWeekValue,
  { id, date, lunch = false }: Pick<NewWeekDish, 'id' | 'date' | 'lunch'>,
  option: string | null,
): NewWeekValue {
  if (option === null) return { ...value, ...dishesWithout(value, [id]) };
  const day = weekDayOf(date);
  return {
    ...value,
    keep: value.keep.filter((one) => one !== id),
    free: lunch ? value.free : value.free.filter((one) => one !== date),
    lunches: lunch && !value.lunches.includes(day) ? [...value.lunches, day] : value.lunches,
    dishes: {
      ...Object.fromEntries(Object.entries(value.dishes ?? {}).filter(([, recipe]) => recipe !== option)),
      [id]: option,
    },
  };
}

/** The chosen dishes but these. */
function dishesWithout({ dishes }: NewWeekValue, ids: readonly string[]): Pick<NewWeekValue, 'dishes'> {
  if (!dishes || !ids.some((id) => id in dishes)) return {};
  return { dishes: Object.fromEntries(Object.entries(dishes).filter(([id]) => !ids.includes(id))) };
}
