import { WEEK_DAYS, type WeekDay } from '@larder/domain';
import { ENGLISH } from './languages.ts';
import { currentLanguage, perLanguage } from './t.ts';

/** 2024 began on a Monday. */
const YEAR = 2024;

const weekday = (width: 'long' | 'short') =>
  perLanguage((language) => new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }));
const FORMATS = { long: weekday('long'), short: weekday('short') };

/** A weekday in the cook's language, from its English name: 'Monday' is 'Montag', and 'Mo' if short. */
export function weekdayInWords(day: WeekDay, width: 'long' | 'short' = 'long'): string {
  // Intl is slow to start on a phone.
  if (currentLanguage() === ENGLISH) return width === 'long' ? day : day.slice(0, 3);
  return FORMATS[width]().format(Date.UTC(YEAR, 0, 1 + WEEK_DAYS.indexOf(day)));
}
