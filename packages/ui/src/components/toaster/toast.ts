/** A button in a message: 'Undo'. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** A transient message at the bottom of the page. */
export interface Toast {
  id: number;
  /** `failure` is announced assertively, `success` politely. */
  tone: 'success' | 'failure';
  text: string;
  /** An action. Running it dismisses the message. */
  action?: ToastAction | undefined;
  /** How many times it was repeated while visible. */
  times: number;
}

/**
 * Maximum number of visible success messages: the oldest is removed first, starting with those without a
 * button. Failures are never removed.
 */
const NEWS_AT_MOST = 3;
/** Maximum number of visible success messages with a button: each is the quickest way to undo something. */
const ACTIONS_AT_MOST = 5;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * A repeated message with the same text and tone moves to the end, increments its count and is announced
 * again, so repeated failures show '2 times' instead of stacking. Messages with a button are never merged:
 * each button undoes or retries something different.
 */
function show(tone: Toast['tone'], text: string, action?: ToastAction): number {
  const before = action
    ? undefined
    : toasts.find((entry) => entry.text === text && entry.tone === tone && !entry.action);
  const { id, times } = before ?? { id: (lastId += 1), times: 0 };
  const entry = { id, tone, text, action, times: times + 1 };
  set(withRoom([...toasts.filter((other) => other.id !== id), entry]));
  return id;
}

/** Failures stay, whatever comes after them: only the cook can dismiss them. */
function withRoom(all: readonly Toast[]): readonly Toast[] {
  const news = all.filter(({ tone }) => tone === 'success');
  const acting = news.filter(({ action }) => action).slice(-ACTIONS_AT_MOST);
  const room = Math.max(1, NEWS_AT_MOST - acting.length);
  const plain = news.filter(({ action }) => !action).slice(-room);
  const shown = new Set([...acting, ...plain]);
  return all.filter((entry) => entry.tone === 'failure' || shown.has(entry));
}

/** Shows messages from anywhere, including outside React. A `<Toaster />` on the page renders them. */
export const toast = {
  /**
   * A success message: 'Shopping list copied to clipboard!', with an optional button. Disappears by itself.
   * Returns its id.
   */
  success: (text: string, action?: ToastAction): number => show('success', text, action),
  /** A failure message, with an optional retry button. Stays until dismissed. Returns its id. */
  failure: (text: string, action?: ToastAction): number => show('failure', text, action),
  /** Dismisses a message by id. */
  dismiss: (id: number): void => set(toasts.filter((entry) => entry.id !== id)),
  /** Dismisses all messages. */
  clear: (): void => set([]),
};

/** The store, for React's `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
