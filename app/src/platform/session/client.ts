import { createLarderClient } from '@larder/client';
import { fromBase } from '../navigation/base.ts';
import { fetchOnce } from './early.ts';

/**
 * The API client for this browser's session. When the server ends the session, the guard redirects to /login.
 */
export const client = createLarderClient({ fetch: fetchOnce, baseUrl: fromBase('/api/v1') });

/** The session, shared by all tabs. */
export const { session } = client;
