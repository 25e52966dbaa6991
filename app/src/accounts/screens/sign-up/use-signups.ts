import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { useEffect, useState } from 'react';
import { client } from '../../../platform/session/client.ts';

/**
 * Fetches who can create an account here. Until that is known, or if the server does not say, assumes anyone: the
 * server decides in any case.
 */
export function useSignups(): components['schemas']['Signups']['signups'] {
  const [known, setKnown] = useState<components['schemas']['Signups']['signups']>('open');
  useEffect(() => {
    const gone = new AbortController();
    unwrap(client.GET('/auth/signup', { signal: gone.signal })).then(
      ({ signups }) => setKnown(signups),
      () => undefined,
    );
    return () => gone.abort();
  }, []);
  return known;
}
