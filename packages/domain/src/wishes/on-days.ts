import type { CountryCode } from '../countries.ts';
import type { Day } from '../dates/day.ts';
import type { FilterFlag } from '../filters.ts';
import type { WeekWish } from '../vocabulary/meal-plans.ts';
import type { Asked, WishContext } from './asked.ts';
import { isFiller } from './phrases.ts';
import { weekReader } from './read-week.ts';
import type { Word } from './word.ts';

/** One thing that is asked of some days of the week alone: 'vegan on weekdays'. */
export interface OnDays {
  readonly dates: readonly Day[];
  readonly flags: readonly FilterFlag[];
  readonly countries: readonly CountryCode[];
  readonly wishes: readonly WeekWish[];
  readonly without: readonly { readonly id: number; readonly name: string }[];
}

/** One thing on its days, in order. */
export const onDaysOf = ({ dates, ...thing }: Pick<OnDays, 'dates'> & Partial<OnDays>): OnDays => ({
  dates: dates.toSorted(),
  flags: [],
  countries: [],
  wishes: [],
  without: [],
  ...thing,
});

/** From so many days on, something is asked of the planner. For fewer, dishes are proposed. */
const MANY = 3;
/** Wishes that dishes can be searched for. */
const SEARCHABLE: ReadonlySet<WeekWish> = new Set(['quick', 'cheap']);

/** What some words ask of these days. Null if they ask for nothing, or for anything else: half of a wish is not what is meant. */
export function askedOn(
  words: readonly Word[],
  dates: readonly Day[],
  context: WishContext,
): OnDays[] | null {
  const lost: Word[] = [];
  const asked: Asked = {
    wishes: new Set(),
    countries: new Set(),
    flags: new Set(),
    useUp: new Map(),
    without: new Map(),
    misunderstand: (some) => {
      lost.push(...some.filter((one) => !isFiller(one)));
    },
  };
  weekReader(asked, context).read(words);
  if (lost.length > 0 || asked.useUp.size > 0) return null;
  const [flags, countries] = [[...asked.flags], [...asked.countries]];
  const all = [
    ...(flags.length > 0 ? [onDaysOf({ dates, flags })] : []),
    ...(countries.length > 0 ? [onDaysOf({ dates, countries })] : []),
    ...[...asked.wishes].map((wish) => onDaysOf({ dates, wishes: [wish] })),
    ...[...asked.without.values()].map((one) => onDaysOf({ dates, without: [one] })),
  ];
  return all.length > 0 ? all : null;
}

/** Whether the planner is asked for it, rather than a search for a dish on each of its days. */
export const isForPlanner = ({ dates, flags, countries, wishes }: OnDays): boolean =>
  dates.length >= MANY ||
  (flags.length + countries.length === 0 && !wishes.some((wish) => SEARCHABLE.has(wish)));
