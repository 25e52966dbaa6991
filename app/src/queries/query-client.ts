import { QueryClient } from '@tanstack/react-query';
import { CACHE } from './cache.ts';

/** What the server said, for this visit. Emptied when the cook signs out. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: CACHE.defaults, mutations: { retry: false } },
});
