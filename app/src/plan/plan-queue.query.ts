import { unwrap } from '@larder/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../platform/session/client.ts';

/** How often the place in the queue is asked for. */
const EVERY_MS = 2_000;

const planQueue = queryOptions({
  queryKey: ['meal-plan', 'queue'],
  gcTime: 0,
  staleTime: 0,
  retry: false,
  refetchInterval: EVERY_MS,
  queryFn: async ({ signal }) => (await unwrap(client.GET('/meal-plans/queue', { signal }))).before,
});

/**
 * How many weeks are planned before the cook's own, while it waits for its turn; null otherwise, and if nobody can tell. Asked
 * only once a plan takes long: most are made at once.
 */
export function usePlaceInQueue(isSlow: boolean): number | null {
  const { data = null } = useQuery({ ...planQueue, enabled: isSlow });
  return isSlow ? data : null;
}
