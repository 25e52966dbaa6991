import { useEffect } from 'react';

/** Keeps the screen on while the component is shown. A hidden tab gives the lock up; it is asked for again on return. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = globalThis.navigator as Navigator & { wakeLock?: WakeLock };
    if (!wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await wakeLock.request('screen');
        if (isGone) await held.release();
        else lock = held;
      } catch {
        // Refused when the battery is low: the screen goes dark as it always does.
      }
    };
    const onChange = () => void hold();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
