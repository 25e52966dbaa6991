import { useEffect, useState } from 'react';

/** Lazy-loads data for a page; undefined until it arrives. `load` must be a stable reference. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isOpen = true;
    void load().then((value) => {
      if (isOpen) setLoaded(() => value);
    });
    return () => {
      isOpen = false;
    };
  }, [load]);
  return loaded;
}
