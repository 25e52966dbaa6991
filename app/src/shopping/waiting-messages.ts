import { toast, type ToastAction } from '@larder/ui/toaster';
import { waitingPurchases } from './waiting-purchases.ts';

/** The message about each queued purchase, by key. */
const shown = new Map<string, number>();

/** Shows a message about a queued purchase, replacing its previous one. It is dismissed with the purchase. */
export function tellOfWaiting(
  key: string,
  tone: 'success' | 'failure',
  text: string,
  action?: ToastAction,
): void {
  withdraw(key);
  shown.set(key, toast[tone](text, action));
}

function withdraw(key: string): void {
  const id = shown.get(key);
  if (id !== undefined) toast.dismiss(id);
  shown.delete(key);
}

// Another tab may have synced or undone it: its button would do nothing.
waitingPurchases.subscribe(() => {
  for (const key of shown.keys()) if (!waitingPurchases.find(key)) withdraw(key);
});
