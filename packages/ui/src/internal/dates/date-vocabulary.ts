import { dateWordKey, ENGLISH_DATE_WORDS } from '@larder/domain';
import type { DateUnit, DateVocabulary, DateWord } from './types.ts';

/** 1 January 2024 was a Monday, so that year supplies the names of all days and months. */
const YEAR = 2024;
const UNITS: readonly DateUnit[] = ['day', 'week', 'month', 'year'];
/** One, two and many: plural forms differ between languages. */
const COUNTS = [1, 2, 5];

/** The words of a typed date in a locale, from the browser's formats, plus the English ones. */
export function dateVocabulary(locale: string): DateVocabulary {
  const words = new Map(ENGLISH_DATE_WORDS);
  const add = (text: string, word: DateWord) => {
    for (const part of dateWordKey(text).match(/\p{L}+/gu) ?? []) if (!words.has(part)) words.set(part, word);
  };
  for (const style of ['long', 'short'] as const) {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
    for (let value = 0; value < 7; value += 1)
      add(weekday.format(Date.UTC(YEAR, 0, 1 + value)), { kind: 'weekday', value });
    for (let value = 1; value <= 12; value += 1) {
      const parts = month.formatToParts(Date.UTC(YEAR, value - 1, 1));
      add(parts.find(({ type }) => type === 'month')?.value ?? '', { kind: 'month', value });
      for (const { type, value: text } of parts) if (type === 'literal') add(text, { kind: 'filler' });
    }
  }
  addRelativeWords(locale, add);
  return words;
}

/** 'morgen', 'in 3 Tagen': the word next to the number is the unit; a word without a number is an offset. */
function addRelativeWords(locale: string, add: (text: string, word: DateWord) => void): void {
  const named = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const value of [-1, 0, 1]) {
    const text = named.format(value, 'day');
    // Only single words can be looked up; each word of 'letzte Nacht' means something else.
    if (/^\p{L}+$/u.test(text)) add(text, { kind: 'offset', value });
  }
  const counted = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  for (const unit of UNITS) {
    for (const count of COUNTS) {
      const parts = counted.formatToParts(count, unit);
      const place = parts.findIndex(({ type }) => type === 'integer');
      const before = parts
        .slice(0, place)
        .map(({ value }) => value)
        .join(' ');
      const after = parts
        .slice(place + 1)
        .map(({ value }) => value)
        .join(' ');
      add(/\p{L}/u.test(after) ? after : before, { kind: 'unit', unit, value: 1 });
      if (/\p{L}/u.test(after)) add(before, { kind: 'filler' });
    }
  }
}
