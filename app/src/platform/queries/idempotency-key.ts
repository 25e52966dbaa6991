import type { QueryClient } from '@tanstack/react-query';

const KEYS = 'request-key';

/** What a request changes: its keys are forgotten together. */
export type Changed = 'pantry' | 'lists' | 'plan';

/**
 * Sends something under a key which stays the same until its answer has come. When an answer was lost, nobody knows
 * whether the request has arrived: the same content, sent again, has its effect once. The keys outlive the screen, and
 * are in the query cache because that is emptied when the cook leaves.
 */
export async function sendOnce<Content, Answer>(
  queryClient: QueryClient,
  changed: Changed,
  content: Content,
  send: (content: Content, key: string) => Promise<Answer>,
): Promise<Answer> {
  const queryKey = [KEYS, changed, content];
  const key = queryClient.getQueryData<string>(queryKey) ?? newKey();
  queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: Infinity }).setData(key);
  // The server keeps nothing under the key of what has failed, so that may keep its key too.
  const answer = await send(content, key);
  queryClient.removeQueries({ queryKey, exact: true });
  return answer;
}

/** The key under which something was sent whose answer has not come; null when it was not. */
export const keyOf = <Content>(queryClient: QueryClient, changed: Changed, content: Content): string | null =>
  queryClient.getQueryData<string>([KEYS, changed, content]) ?? null;

/** Says that what was sent is wanted again if it is sent again: something has been taken away or changed since. */
export function forgetKeys(queryClient: QueryClient, changed: Changed): void {
  queryClient.removeQueries({ queryKey: [KEYS, changed] });
}

/** A new name for a request. Works without https too, unlike randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
