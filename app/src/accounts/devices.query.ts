import { unwrap } from '@larder/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../platform/session/client.ts';

/** The devices on which the cook is logged in. Refetched whenever the settings open. */
export const devices = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: async ({ signal }) => {
      const { sessions } = await unwrap(client.GET('/account/sessions', { signal }));
      return sessions.map((session) => ({
        id: session.id,
        name: session.device,
        lastUsed: new Date(session.last_used_at),
        current: session.this_device,
      }));
    },
    staleTime: 0,
    refetchOnMount: true,
  });
