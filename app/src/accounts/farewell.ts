let words: string | null = null;
const listeners = new Set<() => void>();

/** The message shown on the login page after leaving, as a store for React's `useSyncExternalStore`. */
export const farewell = {
  say: (next: string | null): void => {
    words = next;
    for (const listener of listeners) listener();
  },
  read: (): string | null => words,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
