/** Storage key of the kitchen timers. */
export const TIMERS_KEY = 'kitchenTimers';

/** Whether timers are stored in this browser: their code loads only then. */
export function hasStoredTimers(): boolean {
  try {
    return globalThis.localStorage.getItem(TIMERS_KEY) !== null;
  } catch {
    return false;
  }
}
