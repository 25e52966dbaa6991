import { useRef, useState } from 'react';

/**
 * One task at a time: `run` ignores calls while the last is pending, however quick the second press.
 * Mutations report pending a moment late.
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
