/** The part of the Storage interface that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws, with a clearable in-memory fallback. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
  /** Drops the in-memory value of a key, or of all: another tab has newer data. */
  forgetMemory(key?: string): void;
}

/**
 * Wraps a storage that may be missing, forbidden or full. Values that cannot be written are kept in memory
 * while the page lives, so a session still works.
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

/** Writes a value. On failure the old value is removed: otherwise it would come back after a reload. */
function replace(storage: SessionStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch (error) {
    storage.removeItem(key);
    throw error;
  }
}

/** The browser's localStorage. Accessing it may throw if cookies are forbidden. */
export function browserStorage(): SessionStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
