import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, localDay, makeDay, utcDay, weekdayOf } from './day.ts';
import { readDate } from './read-date.ts';

// A Monday.
const today = '2026-11-23';

/** Days outside the pantry's range: before 2000, and from 2200 on. */
const FAR = [
  '9999 years',
  '2100 months',
  '300 years ago',
  '1999-12-31',
  '2200-01-01',
  '3 may 9999',
  '5/9999',
];

describe('what a cook types', () => {
  test.each([
    ['today', '2026-11-23'],
    ['Tonight', '2026-11-23'],
    ['tomorrow', '2026-11-24'],
    ['tommorow', '2026-11-24'],
    ['the day after tomorrow', '2026-11-25'],
    ['yesterday', '2026-11-22'],
    ['in 3 days', '2026-11-26'],
    ['3 days', '2026-11-26'],
    ['3d', '2026-11-26'],
    ['three days', '2026-11-26'],
    ['a couple of days', '2026-11-25'],
    ['2 weeks', '2026-12-07'],
    ['2w', '2026-12-07'],
    ['10 days from now', '2026-12-03'],
    ['a week', '2026-11-30'],
    ['week', '2026-11-30'],
    ['next week', '2026-11-30'],
    ['a fortnight', '2026-12-07'],
    ['in a month', '2026-12-23'],
    ['6 months', '2027-05-23'],
    ['2 years', '2028-11-23'],
    ['4 days ago', '2026-11-19'],
    ['a week ago', '2026-11-16'],
    ['end of the week', '2026-11-29'],
    ['this week', '2026-11-29'],
    ['end of the month', '2026-11-30'],
    ['end of the year', '2026-12-31'],
    ['Fri', '2026-11-27'],
    ['friday', '2026-11-27'],
    ['on Friday', '2026-11-27'],
    ['this Friday', '2026-11-27'],
    ['next Friday', '2026-12-04'],
    ['last Friday', '2026-11-20'],
    ['th', undefined],
    ['thu', '2026-11-26'],
    ['Sunday', '2026-11-29'],
    ['Monday', '2026-11-30'],
    ['this Monday', '2026-11-23'],
    ['last Monday', '2026-11-16'],
    ['coming Monday', '2026-11-23'],
    ['3 dec', '2026-12-03'],
    ['3 December', '2026-12-03'],
    ['Dec 3', '2026-12-03'],
    ['3rd of December', '2026-12-03'],
    ['December the 3rd', '2026-12-03'],
    ['3-dec', '2026-12-03'],
    ['3 dec 27', '2027-12-03'],
    ['Dec 3, 2027', '2027-12-03'],
    ['20 nov', '2026-11-20'],
    ['3 jan', '2027-01-03'],
    ['29 feb', '2028-02-29'],
    ['Fri 27 Nov', '2026-11-27'],
    ['Fri, Nov 27', '2026-11-27'],
    ['Thursday 27 Nov', undefined],
    ['about Fri 27 Nov', '2026-11-27'],
    ['Sun 29/11', '2026-11-29'],
    ['best before Friday', '2026-11-27'],
    ['use by 3/12', '2026-12-03'],
    ['exp. 12/2027', '2027-12-31'],
    ['Dec 2027', '2027-12-31'],
    ['December', '2026-12-31'],
    ['end of March', '2027-03-31'],
    ['12/27', '2027-12-31'],
    ['03/12', '2026-12-03'],
    ['3.12.', '2026-12-03'],
    ['3-12', '2026-12-03'],
    ['03/12/26', '2026-12-03'],
    ['03/12/2026', '2026-12-03'],
    ['12/25/2026', '2026-12-25'],
    ['2026-12-03', '2026-12-03'],
    ['2026/12/3', '2026-12-03'],
    ['27', '2026-11-27'],
    ['27th', '2026-11-27'],
    ['the 5th', '2026-12-05'],
    ['31', '2026-12-31'],
  ])('%s is %s', (text, day) => {
    expect(readDate(text, { today })).toBe(day);
  });

  test.each(['', '  ', 'none', 'None', 'no date', 'no', 'never', '-', '—'])("'%s' means no date", (text) => {
    expect(readDate(text, { today })).toBeNull();
  });

  test.each(['this Monday', 'coming Monday', 'Monday'])('on a Friday %s is the next one', (text) => {
    expect(readDate(text, { today: '2026-11-27' })).toBe('2026-11-30');
  });

  test.each(['soon', '31 feb', '32/13', 'ju 3', '2026-02-30', '3 eggs', '1 2 3 4', '99', ...FAR])(
    "'%s' is not understood",
    (text) => {
      expect(readDate(text, { today })).toBeUndefined();
    },
  );

  test.each([
    ['03/12', '2027-03-12'],
    ['12/03', '2026-12-03'],
    ['12/27', '2026-12-27'],
    ['27/12', '2026-12-27'],
    ['12/25/26', '2026-12-25'],
    ['25/12/26', '2026-12-25'],
    ['12/2027', '2027-12-31'],
  ])('month-first, %s is %s', (text, day) => {
    expect(readDate(text, { today, order: 'month-first' })).toBe(day);
  });
});

describe('picks one of the two dates that digits can mean', () => {
  test.each<[text: string, order: 'day-first' | 'month-first', day: string, on?: string]>([
    // One is past, the other in the future.
    ['5.12.26', 'month-first', '2026-12-05'],
    ['05/12/2026', 'month-first', '2026-12-05'],
    ['12/05/26', 'day-first', '2026-12-05'],
    // Both are in the future.
    ['03/12/27', 'month-first', '2027-03-12'],
    ['03/12/27', 'day-first', '2027-12-03'],
    // Both are past.
    ['5.11.25', 'month-first', '2025-05-11'],
    ['5.11.25', 'day-first', '2025-11-05'],
    ['10/11', 'month-first', '2026-10-11'],
    // No year: near in the swapped order only.
    ['9/12', 'month-first', '2026-12-09', '2026-11-24'],
    ['12/9', 'day-first', '2026-12-09', '2026-11-24'],
    ['9/12/26', 'month-first', '2026-12-09', '2026-11-24'],
    // Expired 61 and 60 days ago.
    ['9/12', 'month-first', '2026-12-09', '2026-11-12'],
    ['9/12', 'month-first', '2026-09-12', '2026-11-11'],
    ['9/12/26', 'month-first', '2026-12-09', '2026-11-12'],
    ['9/12/26', 'month-first', '2026-09-12', '2026-11-11'],
    // Near in both orders: the local order wins.
    ['1/12', 'month-first', '2027-01-12'],
    ['1/12', 'day-first', '2026-12-01'],
    // Near in neither order.
    ['8/9', 'month-first', '2027-08-09'],
    // Only the swapped date was recent.
    ['05/11/26', 'month-first', '2026-11-05'],
    ['5/11', 'month-first', '2027-05-11'],
    // It may have expired: 42, 42 and 12 days ago.
    ['10/12', 'month-first', '2026-10-12'],
    ['12/10', 'day-first', '2026-10-12'],
    ['11/12/26', 'month-first', '2026-11-12', '2026-11-24'],
    // Valid in one order only.
    ['11/20/26', 'month-first', '2026-11-20'],
    ['5/20/26', 'month-first', '2026-05-20'],
    ['20.5.26', 'month-first', '2026-05-20'],
    ['5/5/26', 'month-first', '2026-05-05'],
    // A leading year is unambiguous.
    ['2026-05-12', 'month-first', '2026-05-12'],
    ['2026/5/12', 'day-first', '2026-05-12'],
  ])('%s, %s, is %s', (text, order, day, on = today) => {
    expect(readDate(text, { today: on, order })).toBe(day);
  });
});

describe('days', () => {
  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s is a valid day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  test('adds across months, years and daylight saving changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-11-27', '2026-11-23')).toBe(-4);
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(makeDay(2026, 11, 31)).toBeNull();
  });

  test("a server's day is the UTC day, in any time zone", () => {
    expect(utcDay(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23');
    expect(utcDay(new Date('2026-11-24T00:00:00+14:00'))).toBe('2026-11-23');
  });

  test('today is the local day at any hour', () => {
    expect(localDay(new Date(2026, 10, 23, 0, 5))).toBe('2026-11-23');
    expect(localDay(new Date(2026, 10, 23, 23, 55))).toBe('2026-11-23');
  });
});

test('any text gives a valid day, no date or undefined, never an error', () => {
  const part = fc.constantFrom(
    ...'in next last end of fri may 3 31 12 2027 9999 days week year a none / - . ago'.split(' '),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part, { maxLength: 6 }).map((parts) => parts.join(' ')),
      ),
      (text) => {
        const day = readDate(text, { today });
        expect(day === null || day === undefined || isDay(day)).toBe(true);
      },
    ),
  );
});
