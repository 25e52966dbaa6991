/** A button in a message: 'Undo'. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** A message that comes and goes at the foot of the page. */
export interface Toast {
  id: number;
  /** `failure` interrupts a screen reader, `success` waits its turn. */
  tone: 'success' | 'failure';
  text: string;
  /** What can be done about it. Doing it takes the message away. */
  action?: ToastAction | undefined;
  /** How often it was said while it stood there. */
  times: number;
}

/** As much news as is shown at once: the oldest makes room, what has no button first. Failures make room for nothing. */
const NEWS_AT_MOST = 3;
/** As much of it with a button as is shown at once: each is the quickest way back from something. */
const ACTIONS_AT_MOST = 5;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * The same words in the same tone are the same message, said once more: it moves to the end, counts, and is read out
 * again. So two failures of one kind are one message '2 times' and not a wall of the same sentence. One with a button
 * stands alone: each button takes back, or tries again, something else.
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

/** A failure stays whatever comes after it: only the cook can say that it was read. */
function withRoom(all: readonly Toast[]): readonly Toast[] {
  const news = all.filter(({ tone }) => tone === 'success');
  const acting = news.filter(({ action }) => action).slice(-ACTIONS_AT_MOST);
  const room = Math.max(1, NEWS_AT_MOST - acting.length);
  const plain = news.filter(({ action }) => !action).slice(-room);
  const shown = new Set([...acting, ...plain]);
  return all.filter((entry) => entry.tone === 'failure' || shown.has(entry));
}

/** Shows messages from anywhere, also outside React. A `<Toaster />` on the page draws them. */
export const toast = {
  /**
   * News: 'Shopping list copied to clipboard!', with a button when something can be done about it. Leaves by itself.
   * Returns the number of the message.
   */
  success: (text: string, action?: ToastAction): number => show('success', text, action),
  /**
   * What went wrong, with a button when it can be tried again. Stays until it is dismissed. Returns the number of the
   * message.
   */
  failure: (text: string, action?: ToastAction): number => show('failure', text, action),
  /** Takes one away, by the number that showing it returned. */
  dismiss: (id: number): void => set(toasts.filter((entry) => entry.id !== id)),
  /** Takes all away. */
  clear: (): void => set([]),
};

/** The store as React's `useSyncExternalStore` wants it. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
