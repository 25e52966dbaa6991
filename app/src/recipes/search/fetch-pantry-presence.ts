import { unwrap } from '@larder/client';
import { client, session } from '../../platform/session/client.ts';

/** Whether the pantry holds anything, from the server; this browser remembers it. Apart from the query, as the search is. */
export async function fetchPantryPresence(signal: AbortSignal): Promise<boolean> {
  const { userHasPantryItems } = await unwrap(client.GET('/pantry/has-items', { signal }));
  session.rememberPantry(userHasPantryItems);
  return userHasPantryItems;
}
