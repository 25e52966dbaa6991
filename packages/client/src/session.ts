import { safeStorage, type SessionStorage } from './storage.ts';

/** The names under which the browser keeps a session. */
export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  username: 'username',
  userHasPantryItems: 'userHasPantryItems',
} as const;

const CHANNEL = 'larder-session';
const OUR_KEYS: readonly string[] = Object.values(STORAGE_KEYS);

/** The tokens as the server answers them. One that refreshes without rotating leaves out the second. */
export interface Tokens {
  access_token: string;
  refresh_token?: string;
}

/** Who is signed in, kept in the browser and shared by its tabs. */
export interface Session {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly username: string | null;
  /** What was last known of the pantry; null before anything is known. */
  readonly userHasPantryItems: boolean | null;
  /** Starts a session. What is remembered of another user's pantry goes. */
  signIn(tokens: Required<Tokens>, username: string): void;
  /** Takes the tokens of a refresh. */
  keepTokens(tokens: Tokens): void;
  /** Ends the session that the server has ended: both tokens go. */
  dropTokens(): void;
  /** Ends the session on the user's wish, in all tabs. */
  signOut(): void;
  rememberPantry(hasItems: boolean): void;
  /** Calls the listener after every change, in this tab or in another, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The session that a storage holds. */
export function createSession(browser: SessionStorage | null): Session {
  const storage = safeStorage(browser);
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;

  const changed = () => {
    for (const listener of listeners) listener();
  };
  const write = (values: Partial<Record<keyof typeof STORAGE_KEYS, string | null>>) => {
    for (const [name, value] of Object.entries(values)) {
      storage.set(STORAGE_KEYS[name as keyof typeof STORAGE_KEYS], value);
    }
    changed();
  };
  const end = (values: Parameters<typeof write>[0]) => {
    write({ accessToken: null, refreshToken: null, ...values });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes none
    channel?.postMessage('ended');
  };

  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !OUR_KEYS.includes(key)) return;
    storage.forgetMemory(key ?? undefined);
    changed();
  };
  // Only memory goes: the tab that ended the session has emptied the storage, and may have a new session in it by now.
  const onEnded = () => {
    storage.forgetMemory();
    changed();
  };
  // A page that the browser has put away whole, for the way back, was told nothing while it was away.
  const onBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  const listen = () => {
    globalThis.addEventListener?.('storage', onStorage);
    globalThis.addEventListener?.('pageshow', onBack);
    channel = openChannel();
    channel?.addEventListener('message', onEnded);
  };
  const stopListening = () => {
    globalThis.removeEventListener?.('storage', onStorage);
    globalThis.removeEventListener?.('pageshow', onBack);
    channel?.close();
    channel = null;
  };

  return {
    get accessToken() {
      return storage.get(STORAGE_KEYS.accessToken);
    },
    get refreshToken() {
      return storage.get(STORAGE_KEYS.refreshToken);
    },
    get username() {
      return storage.get(STORAGE_KEYS.username);
    },
    get userHasPantryItems() {
      const known = storage.get(STORAGE_KEYS.userHasPantryItems);
      return known === null ? null : known === 'true';
    },
    signIn(tokens, username) {
      const isOther = username !== this.username;
      // Another tab sees one change after the other. It must never see a token beside somebody else's name: the old one
      // goes first, and the new one comes last.
      if (isOther) storage.set(STORAGE_KEYS.accessToken, null);
      write({
        ...(isOther ? { userHasPantryItems: null } : {}),
        username,
        refreshToken: tokens.refresh_token,
        accessToken: tokens.access_token,
      });
    },
    keepTokens({ access_token: accessToken, refresh_token: refreshToken }) {
      write({ ...(refreshToken ? { refreshToken } : {}), accessToken });
    },
    dropTokens() {
      end({});
    },
    signOut() {
      end({ username: null, userHasPantryItems: null });
    },
    rememberPantry(hasItems) {
      write({ userHasPantryItems: String(hasItems) });
    },
    subscribe(listener) {
      if (listeners.size === 0) listen();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stopListening();
      };
    },
  };
}

/** Where tabs tell each other what is not in the storage; null where the browser has none, or forbids it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
