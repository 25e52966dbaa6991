let words: string | null = null;
const listeners = new Set<() => void>();

/** What the login says to a cook who comes from here, as React's `useSyncExternalStore` wants it. */
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
