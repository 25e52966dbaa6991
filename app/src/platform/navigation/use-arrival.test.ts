// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isLeftScrolled, returnOfBrowser } from './use-arrival.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

function loadedBy(type: string, key?: string): void {
  history.replaceState(key === undefined ? null : { key }, '');
  const visit: Partial<PerformanceNavigationTiming> = { type: type as NavigationTimingType };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit as PerformanceEntry]);
}

test.each([
  { type: 'reload', key: 'abc', place: 'abc' },
  // The first entry of all has no key yet.
  { type: 'back_forward', key: undefined, place: 'default' },
  { type: 'navigate', key: 'abc', place: null },
])('a page loaded by $type at $key returns to $place', ({ type, key, place }) => {
  loadedBy(type, key);
  expect(returnOfBrowser()).toBe(place);
});

test('a reload says nothing of the entries that come after it', () => {
  loadedBy('reload', 'abc');
  expect(isLeftScrolled('later')).toBe(false);
});
