import type { InPlace } from '@larder/domain';
import { t } from '../platform/language/t.ts';
import { weekdayInWords } from '../platform/language/weekday-in-words.ts';

/** What a place of the week has after a change: 'Friday has Dal Tadka now.' */
export function hasNowInWords({ day, slot }: InPlace, title: string): string {
  const values = { day: weekdayInWords(day), title };
  return slot === 'lunch' ? t('{day} lunch has {title} now.', values) : t('{day} has {title} now.', values);
}

/** Where a meal is after a move: 'Dal Tadka is on Friday now.' */
export function isNowInWords(title: string, { day, slot }: InPlace): string {
  const values = { day: weekdayInWords(day), title };
  return slot === 'lunch'
    ? t('{title} is on {day} lunch now.', values)
    : t('{title} is on {day} now.', values);
}
