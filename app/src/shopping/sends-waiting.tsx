import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { followNetwork } from '../platform/offline/follow-network.ts';
import { waitingPurchases } from './waiting-purchases.ts';

/** How often to retry while purchases are queued and the browser reports being online, in milliseconds. */
const TRY_EVERY = 30_000;

/** Syncs offline purchases when possible: on start, on reconnecting and periodically. */
export function SendsWaiting() {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const isWaiting = useSyncExternalStore(waitingPurchases.subscribe, () =>
    waitingPurchases.read().some(({ refused }) => refused === undefined),
  );

  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    const send = () => {
      // The sync code loads when something is queued.
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
