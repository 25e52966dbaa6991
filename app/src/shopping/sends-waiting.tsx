import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { followNetwork } from '../platform/offline/follow-network.ts';
import { waitingPurchases } from './waiting-purchases.ts';

/** How often it is tried again while something waits and the browser believes to be online, in milliseconds. */
const TRY_EVERY = 30_000;

/** Sends what was bought without a network, as soon as there is one: at the start, when it comes back, and now and then. */
export function SendsWaiting() {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const isWaiting = useSyncExternalStore(waitingPurchases.subscribe, () =>
    waitingPurchases.read().some(({ refused }) => refused === undefined),
  );

  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    const send = () => {
      // What sends them comes when something waits.
      void import('./buy-later.change.ts').then(
        ({ sendWaiting }) => sendWaiting(queryClient),
        () => undefined,
      );
    };
    send();
    const timer = setInterval(send, TRY_EVERY);
    return () => clearInterval(timer);
  }, [queryClient, isOnline, isWaiting]);
  return null;
}
