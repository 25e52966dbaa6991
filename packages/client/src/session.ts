import { safeStorage, type SessionStorage } from './storage.ts';

/** Storage keys of a session. */
export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  username: 'username',
  userHasPantryItems: 'userHasPantryItems',
  timeZone: 'timeZone',
} as const;

const CHANNEL = 'larder-session';
const OUR_KEYS: readonly string[] = Object.values(STORAGE_KEYS);

/** The server's tokens. A refresh without rotation omits the second. */
export interface Tokens {
  access_token: string;
  refresh_token?: string;
}

/** The session, stored in the browser and shared by its tabs. */
export interface Session {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly username: string | null;
  /** The last known state of the pantry; null if unknown. */
  readonly userHasPantryItems: boolean | null;
  /** What {@link rememberZone} kept of the user's time zone. */
  readonly timeZone: string | null;
  /** Starts a session. Another user's pantry state is removed. */
  signIn(tokens: Required<Tokens>, username: string): void;
  /** Stores the tokens of a refresh. */
  keepTokens(tokens: Tokens): void;
  /** Drops both tokens after the server has ended the session. */
  dropTokens(): void;
  /** Ends the session in all tabs, on the user's request. */
  signOut(): void;
  rememberPantry(hasItems: boolean): void;
  /** Keeps the user's time zone until the session ends. No screen shows it, so no listener here is called. */
  rememberZone(zone: string): void;
  /** Calls the listener after every change, in this tab or another, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The session in a storage. */
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
  // Clear only memory: the tab that ended the session has cleared the storage, and may already have started a
  // new one.
  const onEnded = () => {
    storage.forgetMemory();
    changed();
  };
  // A page in the back/forward cache receives no events.
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
    get timeZone() {
      return storage.get(STORAGE_KEYS.timeZone);
    },
    signIn(tokens, username) {
      const isOther = username !== this.username;
      // Other tabs see changes one by one, and must never see a token with another user's name: remove the
      // old token first, and write the new one last.
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
      end({ username: null, userHasPantryItems: null, timeZone: null });
    },
    rememberPantry(hasItems) {
      write({ userHasPantryItems: String(hasItems) });
    },
    rememberZone(zone) {
      if (this.accessToken !== null && this.timeZone !== zone) storage.set(STORAGE_KEYS.timeZone, zone);
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

/** A channel for events that are not in storage; null if the browser has none or forbids it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
