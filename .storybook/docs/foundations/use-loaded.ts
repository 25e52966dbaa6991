import { useEffect, useState } from 'react';

/** What a page brings in only when it is open; undefined until it has come. `load` has to stay the same. */
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
