import type { components } from '@larder/contract';
import { canonicalFilters, weekDayOf, weekFrom, WEEK_DAYS, type Day, type WeekDay } from '@larder/domain';
import type { NewWeekOption } from '@larder/ui/new-week-dialog';
import { listInWords } from '../../../platform/language/list-in-words.ts';
import { t } from '../../../platform/language/t.ts';
import { countryNamed, filterName } from '../../../platform/language/filter-names.ts';
import { weekdayInWords } from '../../../platform/language/weekday-in-words.ts';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import type { WeekRequest } from '../../week-request.ts';
import { nameOfWish } from './wish-names.ts';

type OnDays = components['schemas']['ReadOnDays'];

const WEEKEND = WEEK_DAYS.slice(5);
/** A week with more exceptions is better described by the days on which something holds. */
const MOST_EXCEPTIONS = 2;

/** The id of a chip for what holds on some days only: the same for the same thing on the same days. */
export const onDaysId = ({ dates, ...what }: OnDays): string =>
  `days ${dates.join(' ')} ${[
    ...what.filters,
    ...what.countries,
    ...what.wishes,
    ...what.without.map(({ ingredient_id: id }) => id),
  ].join(' ')}`;

/** What holds on some days of the new week only, as chips: 'Vegan except Sunday'. */
export const onDaysChips = (onDays: readonly OnDays[], days: readonly { date: Day }[]): NewWeekOption[] =>
  onDays.flatMap((one) => {
    const week = days.map(({ date }) => date);
    const dates = week.filter((date) => one.dates.includes(date));
    return dates.length === 0 ? [] : [{ id: onDaysId(one), name: onDaysInWords(whatOf(one), dates, week) }];
  });

/** The chosen ones, as an API request. */
export const onDaysOf = (
  onDays: readonly OnDays[],
  chosen: readonly string[],
  startsOn: Day,
): NonNullable<WeekRequest['on_days']> =>
  onDays.flatMap((one) => {
    const dates = weekFrom(startsOn).filter((date) => one.dates.includes(date));
    if (dates.length === 0 || !chosen.includes(onDaysId(one))) return [];
    const { filters, countries, wishes, without } = one;
    return [
      {
        dates,
        ...(filters.length > 0 && { dietary_filters: filters }),
        ...(countries.length > 0 && { countries }),
        ...(wishes.length > 0 && { wishes }),
        ...(without.length > 0 && { without: without.map(({ ingredient_id: id }) => id) }),
      },
    ];
  });

function whatOf({ filters, countries, wishes, without }: OnDays): string {
  const { flags } = canonicalFilters({ flags: filters, countries: [] });
  return listInWords([
    ...flags.map(filterName),
    ...countries.map(countryNamed),
    ...wishes.map(nameOfWish),
    ...without.map(({ name }) => t('No {ingredient}', { ingredient: regionalName(name) })),
  ]);
}

function onDaysInWords(what: string, dates: readonly Day[], week: readonly Day[]): string {
  const others = week.filter((date) => !dates.includes(date)).map(weekDayOf);
  const isWeekend = (day: WeekDay) => WEEKEND.includes(day);
  if (others.length === WEEKEND.length && others.every(isWeekend)) return t('{what} on weekdays', { what });
  if (others.length > 0 && others.length <= MOST_EXCEPTIONS)
    return t('{what} except {days}', { what, days: weekdaysInWords(others) });
  return t('{what} on {days}', { what, days: weekdaysInWords(dates.map(weekDayOf)) });
}

const weekdaysInWords = (days: readonly WeekDay[]) => listInWords(days.map((day) => weekdayInWords(day)));
