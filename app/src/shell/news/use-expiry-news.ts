import { useQuery } from '@tanstack/react-query';
import { pantryPresence } from '../../pantry/pantry.query.ts';
import { pastDate, stillGood, useUpSoon } from '../../pantry/use-up.query.ts';
import { queryClient } from '../query-client.ts';
import type { ExpiryNewsState } from './expiry-news.tsx';

/** The state of the bell. It is on every screen, so it only observes what screens know of the pantry. */
export function useExpiryNews(): ExpiryNewsState {
  const { data: hasPantry } = useQuery({ ...pantryPresence(), enabled: false }, queryClient);
  const { data, isError, refetch } = useQuery(useUpSoon(hasPantry), queryClient);
  if (hasPantry && data?.List) {
    return {
      status: 'ready',
      List: data.List,
      soon: stillGood(data.batches),
      expired: pastDate(data.batches),
    };
  }
  return hasPantry && isError && !data
    ? { status: 'error', onRetry: () => void refetch() }
    : { status: 'none' };
}
