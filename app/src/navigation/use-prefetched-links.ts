import { useEffect } from 'react';
import { queryClient } from '../queries/query-client.ts';

const SIGNS_OF_LIFE = ['pointerover', 'focusin', 'touchstart'];

/** Prefetches what links lead to, from the first sign of life on: a first visit loads nothing for it. */
export function usePrefetchedLinks(): void {
  useEffect(() => {
    const waiting = new AbortController();
    const listening = new AbortController();
    const begin = async () => {
      waiting.abort();
      try {
        const { prefetchLinks } = await import('./prefetch-links.ts');
        if (!listening.signal.aborted) prefetchLinks(queryClient, listening.signal);
      } catch (error) {
        console.warn('Links are not fetched ahead.', error);
      }
    };
    for (const sign of SIGNS_OF_LIFE) {
      document.addEventListener(sign, () => void begin(), { signal: waiting.signal, passive: true });
    }
    return () => {
      waiting.abort();
      listening.abort();
    };
  }, []);
}
