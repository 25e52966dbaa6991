import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen it is loaded. */
const AHEAD = '600px';

/** What a kitchen remembers of a recipe, at the end of its page: loaded when the cook comes near. */
export function MemorySlot({ children }: { children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    // A keyboard goes from the last button before it straight out of the page.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setNear(true);
    };
    document.addEventListener('keyup', onKey);
    return () => {
      observer.disconnect();
      document.removeEventListener('keyup', onKey);
    };
  }, []);
  return <div ref={slot}>{isNear ? <Suspense fallback={null}>{children}</Suspense> : null}</div>;
}
