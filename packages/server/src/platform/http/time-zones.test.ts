import { afterEach, expect, test, vi } from 'vitest';
import { calendarIn } from './time-zones.ts';

afterEach(() => vi.restoreAllMocks());

const MOMENT = new Date('2026-01-04T23:30:00Z');

test.each([
  { zone: undefined, day: '2026-01-04' },
  { zone: 'Asia/Tokyo', day: '2026-01-05' },
  { zone: 'America/New_York', day: '2026-01-04' },
  { zone: 'Pacific/Kiritimati', day: '2026-01-05' },
])('in $zone it is $day', ({ zone, day }) => expect(calendarIn(zone, MOMENT).today).toBe(day));

test('a day has the same format in a Node with only English', () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locales, options) {
    return new DateTimeFormat('en-US', options);
  });
  expect(calendarIn('Asia/Seoul', MOMENT).today).toBe('2026-01-05');
});
