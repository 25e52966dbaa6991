import { createLarderClient } from '@larder/client';

/**
 * The API client for this browser's session. When the server ends the session, the guard redirects to /login.
 */
export const client = createLarderClient();

/** The session, shared by all tabs. */
export const { session } = client;
