import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../platform/session/client.ts';

export type Preferences = components['schemas']['Preferences'];

/** The cook's preferences; null if none were saved yet. */
export const preferences = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: async ({ signal }): Promise<Preferences | null> => {
      try {
        return (await unwrap(client.GET('/preferences', { signal }))).preferences;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
