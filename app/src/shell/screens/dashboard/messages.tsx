import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from '../../../platform/navigation/signs-of-life.ts';

/** How long to wait before another try, in milliseconds: a hand on its way over the page is many signs of life. */
const PAUSE = 1000;

/**
 * The place of the messages. All of them answer to what somebody does: it comes with the first sign of life, or with a
 * later one when it could not be loaded. What is said meanwhile waits for it.
 */
export function Messages() {
  const [place, setPlace] = useState<{ Toaster: ComponentType } | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const wait = () => onFirstSign(() => void load(), gone.signal);
    const load = async () => {
      try {
        setPlace({ Toaster: (await import('./toaster.lazy.ts')).default });
      } catch (error) {
        console.warn('Messages cannot be shown yet.', error);
        if (!gone.signal.aborted) pause = setTimeout(wait, PAUSE);
      }
    };
    wait();
    return () => {
      gone.abort();
      clearTimeout(pause);
    };
  }, []);
  return place && <place.Toaster />;
}
