import { unwrap } from '@larder/client';
import { client, session } from '../../platform/session/client.ts';

/**
 * Fetches whether the pantry has items, and stores it in this browser. Separate from the query, like the
 * search.
 */
export async function fetchPantryPresence(signal: AbortSignal): Promise<boolean> {
  const { userHasPantryItems } = await unwrap(client.GET('/pantry/has-items', { signal }));
  session.rememberPantry(userHasPantryItems);
  return userHasPantryItems;
}
