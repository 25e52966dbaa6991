import { session } from '../session/client.ts';

interface Kept<Content> {
  shape: number;
  username: string | null;
  content: Content;
}

/** A place in the browser's storage for something of the cook who is signed in. */
export interface KeptForCook<Content> {
  /** What was kept for this very cook; null for anybody else's, or what an older version has kept. */
  read(): Content | null;
  /** Keeps it in the place of what was there. A storage that is full or forbidden keeps nothing at all. */
  keep(content: Content): void;
  forget(): void;
  /** Forgets it unless it is this cook's, who may be about to sign in again. */
  forgetOthers(): void;
}

/**
 * Keeps something of a cook under a key. `shape` is another number when the content looks different: what an older version
 * has kept is then of no use.
 */
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
      // Where nothing can be removed nothing was kept.
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
