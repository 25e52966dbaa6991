import '../testing/api-server.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pantryItem } from '../testing/pantry-server.ts';
import { pastDate, stillGood, type UseUp } from './use-up.query.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A batch as the server returns it, with days counted from the server's date. */
const batch = (expires: string, daysLeft: number): UseUp => ({
  item: { ...pantryItem(expires, 'milk'), expiry_date: expires },
  days_left: daysLeft,
  recipes: [],
});

test.each([
  { why: 'it is still the day before', zone: 'America/Los_Angeles', now: '2030-05-07T03:00:00Z', days: -1 },
  { why: 'the server has the same day', zone: 'Europe/London', now: '2030-05-06T12:00:00Z', days: 0 },
])("something that expires today in the cook's time zone has not expired: $why", ({ zone, now, days }) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(new Date(now));
  expect(stillGood([batch('2030-05-06', days)])).toHaveLength(1);
  expect(pastDate([batch('2030-05-06', days)])).toEqual([]);
});

test("something that expired yesterday in the cook's time zone has expired, even while the server is on that day", () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.setSystemTime(new Date('2030-05-06T20:00:00Z'));
  expect(stillGood([batch('2030-05-06', 0)])).toEqual([]);
  expect(pastDate([batch('2030-05-06', 0)])).toHaveLength(1);
});
