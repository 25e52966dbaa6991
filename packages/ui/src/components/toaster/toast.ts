/** A message that comes and goes at the foot of the page. */
export interface Toast {
  id: number;
  /** `failure` interrupts (role alert), `success` waits its turn (role status). */
  tone: 'success' | 'failure';
  text: string;
}

/** As many as are shown at once; the oldest makes room. */
const SHOWN_AT_MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast['tone'], text: string): number {
  lastId += 1;
  // The same words again are the same message, said anew.
  const others = toasts.filter((entry) => entry.text !== text);
  set([...others, { id: lastId, tone, text }].slice(-SHOWN_AT_MOST));
  return lastId;
}

/** Shows messages from anywhere, also outside React. A `<Toaster />` on the page draws them. */
export const toast = {
  /** News: 'Shopping list copied to clipboard!'. Leaves by itself. */
  success: (text: string): number => show('success', text),
  /** What went wrong. Stays until it is dismissed. */
  failure: (text: string): number => show('failure', text),
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
