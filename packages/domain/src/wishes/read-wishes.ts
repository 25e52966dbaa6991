import { COUNTRY_CODES, type CountryCode } from '../countries.ts';
import type { Day } from '../dates/day.ts';
import { FILTER_FLAGS, type FilterFlag } from '../filters.ts';
import { LIMITS } from '../limits.ts';
import { WEEK_DAYS, weekDayOf, weekFrom, type WeekDay } from '../meal-week.ts';
import { WEEK_WISHES, type WeekWish } from '../vocabulary/meal-plans.ts';
import type { Asked, WishContext } from './asked.ts';
import { datesOf } from './days.ts';
import { wantedDishes, type WishedDish } from './dishes.ts';
import { freeEveningsIn, type FreeEvening } from './free-evenings.ts';
import type { WishedItem } from './items.ts';
import { isOfLunch, lunchesIn } from './lunches.ts';
import { isFiller } from './phrases.ts';
import { piecesOf } from './pieces.ts';
import { weekReader } from './read-week.ts';
import type { Word } from './word.ts';

/** What a sentence asks for. */
export interface ReadWishes {
  readonly wishes: readonly WeekWish[];
  readonly countries: readonly CountryCode[];
  readonly filters: readonly FilterFlag[];
  readonly useUp: readonly WishedItem[];
  readonly without: readonly { readonly id: number; readonly name: string }[];
  readonly free: readonly FreeEvening[];
  /** Dishes on their days, at most one for each meal: the last that was named. */
  readonly dishes: readonly WishedDish[];
  /** The days on which a lunch is wanted, and those on which none is. */
  readonly lunches: readonly WeekDay[];
  readonly noLunches: readonly WeekDay[];
  /** The words that were not understood, as written; those next to each other are together. */
  readonly notUnderstood: readonly string[];
}

/**
 * Reads a sentence in a cook's own words, such as 'something quick and Italian, tacos on Monday, nothing on Friday'. Rules
 * alone: what they do not know is not guessed but returned.
 */
export function readWishes(text: string, context: WishContext): ReadWishes {
  const notUnderstood: string[] = [];
  const asked: Asked = {
    wishes: new Set(),
    countries: new Set(),
    flags: new Set(),
    useUp: new Map(),
    without: new Map(),
    misunderstand: (words) => {
      const telling = words.filter((one) => !isFiller(one)).map(({ written }) => written);
      if (telling.length > 0) notUnderstood.push(telling.join(' '));
    },
  };
  const free = new Map<Day, FreeEvening>();
  const dishes = new Map<string, WishedDish>();
  const lunches = new Map<WeekDay, boolean>();
  const addDishes = (wanted: readonly WishedDish[]) => {
    for (const dish of wanted) {
      dishes.set(`${dish.date} ${dish.slot}`, dish);
      // What is said last of a meal is meant: 'nothing on Friday, or rather tacos on Friday'.
      if (dish.slot === 'dinner') free.delete(dish.date);
      else if (lunches.get(weekDayOf(dish.date)) === false) lunches.delete(weekDayOf(dish.date));
    }
  };
  /** What a piece says of lunches, or of the evenings of its days; false if nothing. */
  const readDays = (piece: readonly Word[]): boolean => {
    if (isOfLunch(piece)) {
      const of = lunchesIn(piece, context);
      for (const day of of?.lunches ?? []) lunches.set(day, true);
      for (const day of of?.noLunches ?? []) {
        lunches.set(day, false);
        for (const date of weekFrom(context.startsOn))
          if (weekDayOf(date) === day) dishes.delete(`${date} lunch`);
      }
      addDishes(of?.dishes ?? []);
      return of !== null;
    }
    const evenings = freeEveningsIn(piece, context);
    if (evenings) {
      for (const evening of evenings.evenings) {
        free.set(evening.date, evening);
        dishes.delete(`${evening.date} dinner`);
      }
      asked.misunderstand(evenings.others);
      return true;
    }
    const wanted = wantedDishes(piece, context, 'dinner');
    addDishes(wanted ?? []);
    return wanted !== null;
  };

  const week = weekReader(asked, context);
  for (const piece of piecesOf(text, context)) {
    if (!isOfLunch(piece) && !piece.some(({ word }) => datesOf(word, context) !== null)) {
      week.read(piece);
      continue;
    }
    week.forget();
    if (!readDays(piece)) asked.misunderstand(piece);
  }
  const daysWith = (isWanted: boolean) => WEEK_DAYS.filter((day) => lunches.get(day) === isWanted);
  return {
    wishes: WEEK_WISHES.filter((wish) => asked.wishes.has(wish)),
    countries: COUNTRY_CODES.filter((code) => asked.countries.has(code)),
    filters: FILTER_FLAGS.filter((flag) => asked.flags.has(flag)),
    useUp: [...asked.useUp.values()].slice(0, LIMITS.useUp.max),
    without: [...asked.without.values()].slice(0, LIMITS.without.max),
    free: [...free.values()].toSorted((a, b) => a.date.localeCompare(b.date)),
    dishes: [...dishes.values()].toSorted(
      (a, b) => a.date.localeCompare(b.date) || b.slot.localeCompare(a.slot),
    ),
    lunches: daysWith(true),
    noLunches: daysWith(false),
    notUnderstood,
  };
}
