import { useEffect, useRef } from 'react';

/** Calls back when the cook returns to this tab or window. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const come = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', come);
    window.addEventListener('focus', come);
    return () => {
      document.removeEventListener('visibilitychange', come);
      window.removeEventListener('focus', come);
    };
  }, []);
}
