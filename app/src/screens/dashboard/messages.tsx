import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from '../../navigation/signs-of-life.ts';

const Toaster = lazy<ComponentType>(() =>
  import('./toaster.lazy.ts').catch((error: unknown) => {
    console.warn('Messages cannot be shown.', error);
    return { default: () => null };
  }),
);

/** The place of the messages. All of them answer to what somebody does: it comes with the first sign of life. */
export function Messages() {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    onFirstSign(() => setAlive(true), gone.signal);
    return () => gone.abort();
  }, []);
  return (
    isAlive && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
