import { setImmediate } from 'node:timers/promises';

/** How long a computation may block other requests, in milliseconds. */
const LONGEST_MS = 8;

/**
 * Yields to other requests during a computation: call it every few thousand steps, and await any promise it
 * returns.
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
