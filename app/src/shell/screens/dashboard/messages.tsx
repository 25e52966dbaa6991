import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from '../../../platform/navigation/signs-of-life.ts';

/** Delay before a retry, in milliseconds: a moving pointer fires many events. */
const PAUSE = 1000;

/**
 * The toaster. Messages only follow user actions, so it loads on the first interaction, or on a later one if
 * loading failed. Messages wait until then.
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
