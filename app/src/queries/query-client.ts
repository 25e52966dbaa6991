import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/client.ts';
import { CACHE } from './cache.ts';

/** What the server said, for this visit of this cook. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: CACHE.defaults, mutations: { retry: false } },
});

// Whoever signs in next, in this tab or another, must not see anything of the cook before, not even for a moment.
let { username } = session;
session.subscribe(() => {
  if (session.accessToken !== null && session.username === username) return;
  ({ username } = session);
  queryClient.clear();
});
