import { setImmediate } from 'node:timers/promises';

/** How long other requests may have to wait for one that reckons, in milliseconds. */
const LONGEST_MS = 8;

/**
 * Lets other requests go on while this one reckons: to be called every few thousand steps, and to be waited for when it
 * answers something.
 */
export function makePauses(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST_MS) return null;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
