import { readDate } from '@larder/domain';
import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

const today = '2026-11-23';

test.each([
  {
    locale: 'en-US',
    short: 'Fri, Nov 27',
    long: 'Friday, November 27',
    nextYear: 'Sun, Jan 3, 2027',
    distance: ['today', 'tomorrow', 'yesterday', 'in 3 days', '2 weeks ago', 'in 4 months', 'in 2 years'],
    first: 6,
  },
  {
    locale: 'en-GB',
    short: 'Fri 27 Nov',
    long: 'Friday 27 November',
    nextYear: 'Sun, 3 Jan 2027',
    distance: ['today', 'tomorrow', 'yesterday', 'in 3 days', '2 weeks ago', 'in 4 months', 'in 2 years'],
    first: 0,
  },
  {
    locale: 'de-DE',
    short: 'Fr., 27. Nov.',
    long: 'Freitag, 27. November',
    nextYear: 'So., 3. Jan. 2027',
    distance: ['heute', 'morgen', 'gestern', 'in 3 Tagen', 'vor 2 Wochen', 'in 4 Monaten', 'in 2 Jahren'],
    first: 0,
  },
])('$locale formats days, absolute and relative', ({ locale, short, long, nextYear, distance, first }) => {
  const format = dateFormat(locale);
  expect([
    format.short('2026-11-27', today).replace('Fri, 27', 'Fri 27'),
    format.long('2026-11-27', today).replace('Friday, 27', 'Friday 27'),
    format.short('2027-01-03', today),
  ]).toEqual([short, long, nextYear]);
  expect([0, 1, -1, 3, -15, 130, 730].map((days) => format.distance(days))).toEqual(distance);
  expect(format.firstWeekday).toBe(first);
});

test.each([
  ['de-DE', 'morgen', '2026-11-24'],
  ['de-DE', 'in 3 Tagen', '2026-11-26'],
  ['de-DE', 'Freitag', '2026-11-27'],
  ['de-DE', '3. Dezember', '2026-12-03'],
  ['de-DE', '3. Dez.', '2026-12-03'],
  ['de-DE', '3.12.', '2026-12-03'],
  ['de-DE', 'in 2 weeks', '2026-12-07'],
  ['es-ES', 'mañana', '2026-11-24'],
  ['es-ES', '3 de diciembre', '2026-12-03'],
  ['es-ES', 'miércoles', '2026-11-25'],
  ['fr-FR', 'dans 2 jours', '2026-11-25'],
  ['en-US', '12/3', '2026-12-03'],
  ['en-GB', '3/12', '2026-12-03'],
])('with %s it understands %s', (locale, text, day) => {
  const { order, vocabulary } = dateFormat(locale);
  expect(readDate(text, { today, order, vocabulary: vocabulary() })).toBe(day);
});

test.each(['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-BE'])(
  '%s reads what it writes',
  (locale) => {
    const format = dateFormat(locale);
    const reading = { today, order: format.order, vocabulary: format.vocabulary() };
    const days = ['2026-11-27', '2026-12-03', '2027-05-01', '2027-02-14', '2026-11-20'];
    for (const write of [format.short, format.narrow]) {
      expect(days.map((day) => readDate(write(day, today), reading))).toEqual(days);
    }
  },
);

test.each([
  ['en-US', 'Nov 27, 2027'],
  ['en-GB', '27 Nov 2027'],
  ['de-DE', '27. Nov. 2027'],
  ['ko-KR', '2027년 11월 27일'],
])('in compact form %s writes another year without the weekday', (locale, nextYear) => {
  const { narrow, short } = dateFormat(locale);
  expect(narrow('2027-11-27', today)).toBe(nextYear);
  expect(narrow('2026-11-27', today)).toBe(short('2026-11-27', today));
});
