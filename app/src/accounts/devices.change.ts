import { ApiError, unwrap } from '@larder/client';
import { client } from '../platform/session/client.ts';

/** Logs another device out. Succeeds if it is already logged out. */
export async function logDeviceOut(id: string): Promise<void> {
  try {
    await unwrap(client.DELETE('/account/sessions/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
