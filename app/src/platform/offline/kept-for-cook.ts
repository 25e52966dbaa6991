import { session } from '../session/client.ts';

interface Kept<Content> {
  shape: number;
  username: string | null;
  content: Content;
}

/** Browser storage for the logged-in cook. */
export interface KeptForCook<Content> {
  /** What was stored for this cook; null for anyone else's data or an older format. */
  read(): Content | null;
  /** Replaces the stored value. Does nothing if storage is full or forbidden. */
  keep(content: Content): void;
  forget(): void;
  /** Removes it unless it belongs to this cook, who may log in again. */
  forgetOthers(): void;
}

/** Stores a cook's data under a key. Increment `shape` when the format changes: older data is then ignored. */
export function keptForCook<Content>(key: string, shape: number): KeptForCook<Content> {
  const parse = (): Kept<Content> | null => {
    try {
      const kept = JSON.parse(globalThis.localStorage.getItem(key) ?? 'null') as Kept<Content> | null;
      return kept?.shape === shape && kept.username !== null ? kept : null;
    } catch {
      return null;
    }
  };
  const forget = () => {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // If nothing can be removed, nothing was stored.
    }
  };
  return {
    read() {
      const kept = parse();
      return kept && kept.username === session.username ? kept.content : null;
    },
    keep(content) {
      const kept: Kept<Content> = { shape, username: session.username, content };
      try {
        globalThis.localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        forget();
      }
    },
    forget,
    forgetOthers() {
      if (parse()?.username !== session.username) forget();
    },
  };
}
