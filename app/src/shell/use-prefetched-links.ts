import { useEffect } from 'react';
import { onFirstSign } from '../platform/navigation/signs-of-life.ts';
import { queryClient } from './query-client.ts';

/** Prefetches link targets from the first interaction on, so the initial page load is not affected. */
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
