import { createLarderClient } from '@larder/client';

/** The API as this browser's cook. A session that the server ends is seen by the guard, which goes to /login. */
export const client = createLarderClient();

/** Who is signed in here, in all tabs. */
export const { session } = client;
