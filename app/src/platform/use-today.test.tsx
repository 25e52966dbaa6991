// @vitest-environment jsdom
import { localDay } from '@larder/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useToday } from './use-today.ts';

const page = document.createElement('div');
const root = createRoot(page);

function Today() {
  return localDay(useToday());
}

afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a screen that stays open over midnight shows the new day', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 58, 30) });
  act(() => root.render(<Today />));
  expect(page.textContent).toBe('2026-11-23');
  act(() => vi.advanceTimersByTime(60_000));
  expect(page.textContent).toBe('2026-11-23');
  act(() => vi.advanceTimersByTime(60_000));
  expect(page.textContent).toBe('2026-11-24');
});
