import { session } from '../platform/session/client.ts';

/** The name under which the browser remembers whose code was not kept yet. */
const UNSEEN_KEY = 'recovery_code_unseen';
/** And until when (ISO 8601) that cook does not want to be reminded. */
const PUT_OFF_KEY = 'recovery_code_put_off';
const PUT_OFF_DAYS = 7;

interface NewCode {
  /** The code, for as long as the page lives: it is stored nowhere. */
  readonly code: string | null;
  /** Whose code it is. */
  readonly owner: string | null;
  /** Whether the cook is looking at it. */
  readonly isOpen: boolean;
}

const NONE: NewCode = { code: null, owner: null, isOpen: false };
let state = NONE;
const listeners = new Set<() => void>();

function set(next: NewCode, unseenBy?: string | null): void {
  state = next;
  if (unseenBy !== undefined) remember(unseenBy);
  for (const listener of listeners) listener();
}

function remember(username: string | null): void {
  try {
    globalThis.localStorage.removeItem(PUT_OFF_KEY);
    if (username === null) globalThis.localStorage.removeItem(UNSEEN_KEY);
    else globalThis.localStorage.setItem(UNSEEN_KEY, username);
  } catch {
    // A browser that stores nothing does not remind.
  }
}

function putOff(until: Date): void {
  try {
    globalThis.localStorage.setItem(PUT_OFF_KEY, until.toISOString());
  } catch {
    // A browser that stores nothing does not remind.
  }
}

/**
 * A recovery code that was made at a sign-up or a recovery, until the cook has kept it: shown once where the cook arrives, and
 * asked about by a reminder after that. A log out takes both away, and nobody but its owner ever sees the code.
 */
export const newCode = {
  /** Shows a code. Null when it was made but its answer was lost: then only the reminder comes. */
  give: (code: string | null, owner: string): void => set({ code, owner, isOpen: code !== null }, owner),
  /** Takes a code that is shown elsewhere, to remind of it and show it again. */
  hold: (code: string, owner: string): void => set({ code, owner, isOpen: false }, owner),
  /** Shows it again. */
  open: (): void => set({ ...state, isOpen: true }),
  /** Puts it off: the reminder stays. */
  close: (): void => set({ ...state, isOpen: false }),
  /** Puts the reminder off, for a week. */
  remindLater: (now = new Date()): void => {
    putOff(new Date(now.getTime() + PUT_OFF_DAYS * 86_400_000));
    set(state);
  },
  /** The cook has kept it. */
  keep: (): void => set({ ...state, isOpen: false }, null),
  // Another tab may have changed the cook, and this one may hear of it later.
  read: (): NewCode => (state.owner === session.username ? state : NONE),
  /** Whether to remind the cook who is here. */
  isUnseen: (now = new Date()): boolean => {
    try {
      const username = globalThis.localStorage.getItem(UNSEEN_KEY);
      const putOffUntil = globalThis.localStorage.getItem(PUT_OFF_KEY) ?? '';
      return username !== null && username === session.username && putOffUntil <= now.toISOString();
    } catch {
      return false;
    }
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    globalThis.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener('storage', listener);
    };
  },
};

session.subscribe(() => {
  const { username } = session;
  if (username === null) set(NONE, null);
  else if (state.owner !== null && state.owner !== username) set(NONE);
});
