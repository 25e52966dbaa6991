import { useEffect } from 'react';
import { ringBell } from './bell.ts';
import { isRinging, nextEnd, type KitchenTimer } from './timers.ts';

/** Rings while a timer has ended and is not stopped. Another tab that shows timers rings as well. */
export function useBell(timers: readonly KitchenTimer[]): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const now = Date.now();
      if (isRinging(timers, now)) stop ??= ringBell();
      const next = nextEnd(timers, now);
      if (next !== null) waiting = setTimeout(check, next - now);
    };
    check();
    return () => {
      clearTimeout(waiting);
      stop?.();
    };
  }, [timers]);
}
