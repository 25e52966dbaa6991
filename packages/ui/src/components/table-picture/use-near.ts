import { useEffect, useRef, useState, type RefObject } from 'react';

/** Begins early enough that a picture is there when it is scrolled into view. */
const AHEAD = '400px';

/** Whether an element has come near the window, and the ref that it needs. Once near, it stays so. */
export function useNear(initially: boolean): [isNear: boolean, ref: RefObject<HTMLDivElement | null>] {
  // The documents of unit tests have no window to come near to.
  const [isNear, setNear] = useState(initially || !('IntersectionObserver' in globalThis));
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [isNear, ref];
}
