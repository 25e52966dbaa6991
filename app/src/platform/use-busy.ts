import { useRef, useState } from 'react';

/**
 * One piece of work at a time: `run` does nothing while the last is on its way, however quick the second press comes.
 * Mutations say so themselves, but a moment late.
 */
export function useBusy(): [isBusy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  return [isBusy, run];
}
