import type { Day } from '../dates/day.ts';
import { WEEK_DAYS, weekDayOf, weekFrom, type WeekDay } from '../meal-week.ts';
import type { Asked, WishContext } from './asked.ts';
import { datesOf, daysIn } from './days.ts';
import { wantedDishes, type WishedDish } from './dishes.ts';
import { exceptionIn } from './exceptions.ts';
import { freeEveningsIn, type FreeEvening } from './free-evenings.ts';
import { isOfLunch, lunchesIn } from './lunches.ts';
import { askedOn, isForPlanner, type OnDays } from './on-days.ts';
import { isFiller } from './phrases.ts';
import type { Word } from './word.ts';
import { COOKING } from './words.ts';

/** What was said of days. */
interface FoundOnDays {
  readonly free: readonly FreeEvening[];
  readonly dishes: readonly WishedDish[];
  readonly lunches: readonly WeekDay[];
  readonly noLunches: readonly WeekDay[];
  readonly onDays: OnDays[];
  /** The days that were named, but for those of lunches alone. */
  readonly named: ReadonlySet<Day>;
}

interface DayReader {
  /** Reads a piece of a sentence that is about days or lunches; false if it is not understood. */
  readonly read: (piece: readonly Word[]) => boolean;
  readonly found: () => FoundOnDays;
}

/** Reads the pieces of a sentence that are about some days. What is said last of a meal is meant. */
export function dayReader(
  context: WishContext,
  { isGuarded, misunderstand }: Pick<Asked, 'misunderstand'> & { readonly isGuarded: boolean },
): DayReader {
  const free = new Map<Day, FreeEvening>();
  const dishes = new Map<string, WishedDish>();
  const lunches = new Map<WeekDay, boolean>();
  const onDays: OnDays[] = [];
  const named = new Set<Day>();
  const name = (dates: readonly Day[]) => {
    for (const date of dates) named.add(date);
  };

  const addDishes = (wanted: readonly WishedDish[]) => {
    name(wanted.map(({ date }) => date));
    for (const dish of wanted) {
      dishes.set(`${dish.date} ${dish.slot}`, dish);
      // 'Nothing on Friday, or rather tacos on Friday.'
      if (dish.slot === 'dinner') free.delete(dish.date);
      else if (lunches.get(weekDayOf(dish.date)) === false) lunches.delete(weekDayOf(dish.date));
    }
  };
  const addFree = (evenings: readonly FreeEvening[]) => {
    name(evenings.map(({ date }) => date));
    for (const evening of evenings) {
      free.set(evening.date, evening);
      dishes.delete(`${evening.date} dinner`);
    }
  };
  const addLunches = (days: readonly WeekDay[], isWanted: boolean) => {
    for (const day of days) lunches.set(day, isWanted);
    for (const date of isWanted ? [] : weekFrom(context.startsOn))
      if (days.includes(weekDayOf(date))) dishes.delete(`${date} lunch`);
  };

  const readException = (piece: readonly Word[]): boolean => {
    const exception = isGuarded ? null : exceptionIn(piece, context);
    if (!exception) return false;
    const { head, dates, excepted, instead } = exception;
    if (isOfLunch(head)) {
      const of = instead.length === 0 ? lunchesIn(head, context) : null;
      if (!of || of.dishes.length > 0) return false;
      const isWanted = of.lunches.length > 0;
      addLunches(dates.map(weekDayOf), isWanted);
      addLunches(excepted.map(weekDayOf), !isWanted);
      return true;
    }
    if (instead.length === 0 && head.every(isFiller) && head.some(({ word }) => COOKING.has(word))) {
      addFree(excepted.map((date) => ({ date, why: 'nothing' })));
      return true;
    }
    const evenings = instead.length === 0 ? freeEveningsIn(head, context, dates) : null;
    if (evenings?.others.length === 0) {
      addFree(evenings.evenings);
      return true;
    }
    const asked = askedOn(head, dates, context);
    const wanted = instead.length === 0 ? [] : wantedDishes(instead, context, 'dinner');
    if (!asked || !wanted) return false;
    onDays.push(...asked);
    addDishes(wanted);
    return true;
  };

  /** What holds on the days of a piece: 'veggie on weekdays'. */
  const readWishOfDays = (piece: readonly Word[]): boolean => {
    const { dates, isEither } = daysIn(piece, context);
    if (isGuarded || isEither || dates.length === 0) return false;
    const words = piece.filter(({ word }) => datesOf(word, context) === null);
    const asked = askedOn(words, dates, context);
    if (!asked?.every(isForPlanner)) return false;
    name(dates);
    onDays.push(...asked);
    return true;
  };

  return {
    read: (piece) => {
      if (isOfLunch(piece)) {
        if (!piece.some(({ word }) => word === 'only') && readException(piece)) return true;
        const of = lunchesIn(piece, context);
        addLunches(of?.lunches ?? [], true);
        addLunches(of?.noLunches ?? [], false);
        addDishes(of?.dishes ?? []);
        return of !== null;
      }
      if (readException(piece)) return true;
      const evenings = freeEveningsIn(piece, context);
      if (evenings) {
        addFree(evenings.evenings);
        misunderstand(evenings.others);
        return true;
      }
      if (readWishOfDays(piece)) return true;
      const wanted = wantedDishes(piece, context, 'dinner');
      addDishes(wanted ?? []);
      return wanted !== null;
    },
    found: () => {
      const daysWith = (isWanted: boolean) => WEEK_DAYS.filter((day) => lunches.get(day) === isWanted);
      return {
        free: [...free.values()].toSorted((a, b) => a.date.localeCompare(b.date)),
        dishes: [...dishes.values()].toSorted(
          (a, b) => a.date.localeCompare(b.date) || b.slot.localeCompare(a.slot),
        ),
        lunches: daysWith(true),
        noLunches: daysWith(false),
        onDays: [...onDays],
        named,
      };
    },
  };
}
