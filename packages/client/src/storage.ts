/** The part of the browser's storage that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws, and can forget what it holds only in memory. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
  /** Drops what is only in memory for a key, or for all: another tab knows better. */
  forgetMemory(key?: string): void;
}

/**
 * Wraps a storage that may be missing, forbidden or full. What cannot be written there is kept in memory for as long as the page
 * lives, so that a session still works.
 */
export function safeStorage(storage: SessionStorage | null): SafeStorage {
  const memory = new Map<string, string | null>();
  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, value) {
      memory.set(key, value);
      try {
        if (!storage) return;
        if (value === null) storage.removeItem(key);
        else replace(storage, key, value);
        memory.delete(key);
      } catch {
        // The value stays in memory.
      }
    },
    forgetMemory(key) {
      if (key === undefined) memory.clear();
      else memory.delete(key);
    },
  };
}

/** Writes a value. When that cannot be, the older one goes too: it would be back when the page is left. */
function replace(storage: SessionStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch (error) {
    storage.removeItem(key);
    throw error;
  }
}

/** The browser's own storage. Only looking at it may throw, when cookies are forbidden. */
export function browserStorage(): SessionStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
