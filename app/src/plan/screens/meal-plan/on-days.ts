import type { components } from '@larder/contract';
import {
  activeFilterChips,
  canonicalFilters,
  findCountry,
  weekDayOf,
  weekFrom,
  WEEK_DAYS,
  type Day,
} from '@larder/domain';
import type { NewWeekOption } from '@larder/ui/new-week-dialog';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import type { WeekRequest } from '../../week-request.ts';
import { nameOfWish } from './wish-names.ts';

type OnDays = components['schemas']['ReadOnDays'];

const list = new Intl.ListFormat('en');
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
    return dates.length === 0 ? [] : [{ id: onDaysId(one), name: `${whatOf(one)} ${when(dates, week)}` }];
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
  const flags = activeFilterChips(canonicalFilters({ flags: filters, countries: [] }));
  return list.format([
    ...flags.map(({ label }) => label),
    ...countries.map((code) => findCountry(code)?.label ?? code),
    ...wishes.map(nameOfWish),
    ...without.map(({ name }) => `No ${regionalName(name)}`),
  ]);
}

function when(dates: readonly Day[], week: readonly Day[]): string {
  const others = week.filter((date) => !dates.includes(date)).map(weekDayOf);
  const isWeekend = (day: (typeof WEEK_DAYS)[number]) => WEEKEND.includes(day);
  if (others.length === WEEKEND.length && others.every(isWeekend)) return 'on weekdays';
  if (others.length > 0 && others.length <= MOST_EXCEPTIONS) return `except ${list.format(others)}`;
  return `on ${list.format(dates.map(weekDayOf))}`;
}
