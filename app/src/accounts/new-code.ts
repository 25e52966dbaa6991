import { session } from '../platform/session/client.ts';

/** Storage key for the owner of an unsaved code. */
const UNSEEN_KEY = 'recovery_code_unseen';
/** Storage key for when to resume reminding (ISO 8601). */
const PUT_OFF_KEY = 'recovery_code_put_off';
const PUT_OFF_DAYS = 7;

interface NewCode {
  /** The code, in memory only: it is never stored. */
  readonly code: string | null;
  /** The code's owner. */
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
    // Without storage there are no reminders.
  }
}

function putOff(until: Date): void {
  try {
    globalThis.localStorage.setItem(PUT_OFF_KEY, until.toISOString());
  } catch {
    // Without storage there are no reminders.
  }
}

/**
 * A recovery code created on sign-up or recovery, until the cook has saved it: shown once on arrival,
 * followed by a reminder. Logging out clears both, and only its owner ever sees the code.
 */
export const newCode = {
  /** Shows a code. Null if it was created but the response was lost: then only the reminder is shown. */
  give: (code: string | null, owner: string): void => set({ code, owner, isOpen: code !== null }, owner),
  /** Holds a code shown elsewhere, for reminding and showing it again. */
  hold: (code: string, owner: string): void => set({ code, owner, isOpen: false }, owner),
  /** Shows it again. */
  open: (): void => set({ ...state, isOpen: true }),
  /** Closes it: the reminder stays. */
  close: (): void => set({ ...state, isOpen: false }),
  /** Snoozes the reminder for a week. */
  remindLater: (now = new Date()): void => {
    putOff(new Date(now.getTime() + PUT_OFF_DAYS * 86_400_000));
    set(state);
  },
  /** The cook has saved the code. */
  keep: (): void => set({ ...state, isOpen: false }, null),
  // Another tab may have switched users, which this one learns later.
  read: (): NewCode => (state.owner === session.username ? state : NONE),
  /** Whether to remind the current cook. */
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
