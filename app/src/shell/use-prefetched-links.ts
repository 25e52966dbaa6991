import { useEffect } from 'react';
import { onFirstSign } from '../platform/navigation/signs-of-life.ts';
import { queryClient } from './query-client.ts';

/** Prefetches what links lead to, from the first sign of life on: a first visit loads nothing for it. */
export function usePrefetchedLinks(): void {
  useEffect(() => {
    const gone = new AbortController();
    const begin = async () => {
      try {
        const { prefetchLinks } = await import('./prefetch-links.ts');
        if (!gone.signal.aborted) prefetchLinks(queryClient, gone.signal);
      } catch (error) {
        console.warn('Links are not fetched ahead.', error);
      }
    };
    onFirstSign(() => void begin(), gone.signal);
    return () => gone.abort();
  }, []);
}
