import { WEEK_DAYS, type WeekDay } from '@larder/domain';
import { ENGLISH } from './languages.ts';
import { currentLanguage } from './t.ts';

/** 2024 began on a Monday. */
const YEAR = 2024;

/** A weekday in the cook's language, from its English name: 'Monday' is 'Montag', and 'Mo' if short. */
export function weekdayInWords(day: WeekDay, width: 'long' | 'short' = 'long'): string {
  const language = currentLanguage();
  // Intl is slow to start on a phone.
  if (language === ENGLISH) return width === 'long' ? day : day.slice(0, 3);
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' });
  return format.format(Date.UTC(YEAR, 0, 1 + WEEK_DAYS.indexOf(day)));
}
