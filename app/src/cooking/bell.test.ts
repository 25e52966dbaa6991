// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ringBell } from './bell.ts';

const vibrate = vi.fn<Navigator['vibrate']>();
const resume = vi.fn<AudioContext['resume']>();
const pressed = (hasBeenActive: boolean) =>
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly state = 'suspended';
      readonly resume = resume;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vibrate.mockReset();
  resume.mockReset();
});

test('a timer that ended while the app was closed is silent until the page is pressed', () => {
  pressed(false);
  const stop = ringBell();
  vi.advanceTimersByTime(5_000);
  expect(vibrate).not.toHaveBeenCalled();
  expect(resume).not.toHaveBeenCalled();

  pressed(true);
  vi.advanceTimersByTime(2_500);
  expect(vibrate).toHaveBeenCalledOnce();
  expect(resume).toHaveBeenCalledOnce();
  stop();
});

test('it rings until it is stopped, and where the browser does not say whether it was pressed', () => {
  vi.stubGlobal('navigator', { vibrate });
  const stop = ringBell();
  vi.advanceTimersByTime(2_500);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(vibrate).toHaveBeenCalledTimes(2);
});
