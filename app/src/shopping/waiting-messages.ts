import { toast, type ToastAction } from '@larder/ui/toaster';
import { waitingPurchases } from './waiting-purchases.ts';

/** The message about each purchase that waits, by its key. */
const shown = new Map<string, number>();

/** Says something about a purchase that waits, in place of what was said about it before. It goes with the purchase. */
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

// Another tab may have sent it, or taken it back: its button would do nothing any more.
waitingPurchases.subscribe(() => {
  for (const key of shown.keys()) if (!waitingPurchases.find(key)) withdraw(key);
});
