import { WEEK_DAYS, weekDayOf, type WeekDay } from '../meal-week.ts';
import type { WishContext } from './asked.ts';
import { datesOf, daysIn } from './days.ts';
import { wantedDishes, type WishedDish } from './dishes.ts';
import type { Word } from './word.ts';
import { FILLERS } from './words.ts';

const LUNCH = /^lunch(?:es|times?)?$/;
/** What stands before a lunch that is not wanted. */
const NOT = new Set(['no', 'not', 'dont', 'skip', 'without', 'nothing', 'never', 'doesnt', 'wont', 'out']);
/** What may stand there too, and says nothing: 'we need lunch', 'I don't need lunch'. */
const NEED = 'need';

/** What a piece of a sentence says of lunches. */
export interface WishedLunches {
  readonly lunches: readonly WeekDay[];
  readonly noLunches: readonly WeekDay[];
  readonly dishes: readonly WishedDish[];
}

/** Whether a piece is about lunch. */
export const isOfLunch = (piece: readonly Word[]): boolean => piece.some(({ word }) => LUNCH.test(word));

/**
 * The days with a lunch, or without one, or the dish for it: 'lunch on Monday', 'no lunch on Friday', 'soup for lunch on
 * Wednesday'. Null if it is none of these. Without a day, a lunch is for every day; a dish is for none.
 */
export function lunchesIn(piece: readonly Word[], week: WishContext): WishedLunches | null {
  const { dates } = daysIn(piece, week);
  const words = piece.filter(({ word }) => datesOf(word, week) === null && !LUNCH.test(word));
  const said = words.filter(({ word }) => !FILLERS.has(word));
  const isNot = said.some(({ word }) => NOT.has(word));
  const isDish = said.some(({ word }) => !NOT.has(word) && word !== NEED);
  if (isDish) {
    const dishes = isNot || dates.length === 0 ? null : wantedDishes(piece.filter(isNoLunch), week, 'lunch');
    return dishes && { lunches: [], noLunches: [], dishes };
  }
  const isOfDay = piece.some(({ word }) => datesOf(word, week) !== null);
  // 'Lunch tonight' is on a day that the week does not have.
  if (isOfDay && dates.length === 0) return null;
  const days = isOfDay ? WEEK_DAYS.filter((day) => dates.some((date) => weekDayOf(date) === day)) : WEEK_DAYS;
  return { lunches: isNot ? [] : days, noLunches: isNot ? days : [], dishes: [] };
}

const isNoLunch = ({ word }: Word) => !LUNCH.test(word);
