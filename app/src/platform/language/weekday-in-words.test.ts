import { WEEK_DAYS } from '@larder/domain';
import { afterEach, expect, test } from 'vitest';
import { setTexts } from './t.ts';
import { weekdayInWords } from './weekday-in-words.ts';

afterEach(() => setTexts('en', {}));

test.each([
  ['en', 'Monday', 'Mon', 'Sunday', 'Sun'],
  ['de', 'Montag', 'Mo', 'Sonntag', 'So'],
  ['it', 'lunedì', 'lun', 'domenica', 'dom'],
  ['ko', '월요일', '월', '일요일', '일'],
] as const)('a week in %s is from %s to %s', (language, monday, mon, sunday, sun) => {
  setTexts(language, {});
  expect([weekdayInWords('Monday'), weekdayInWords('Monday', 'short')]).toEqual([monday, mon]);
  expect([weekdayInWords('Sunday'), weekdayInWords('Sunday', 'short')]).toEqual([sunday, sun]);
});

test('English names are as Intl writes them', () => {
  const date = (index: number) => Date.UTC(2024, 0, 1 + index);
  for (const width of ['long', 'short'] as const) {
    const english = new Intl.DateTimeFormat('en', { weekday: width, timeZone: 'UTC' });
    expect(WEEK_DAYS.map((day) => weekdayInWords(day, width))).toEqual(
      WEEK_DAYS.map((_day, index) => english.format(date(index))),
    );
  }
});
