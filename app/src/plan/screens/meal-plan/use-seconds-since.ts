import { useEffect, useState } from 'react';

/** Whole seconds since a timestamp in milliseconds, ticking while there is one. */
export function useSecondsSince(moment: number | undefined): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (moment === undefined) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.floor((now - moment) / 1000));
}
