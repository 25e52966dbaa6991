import type { QueryClient } from '@tanstack/react-query';

const KEYS = 'request-key';

/** The resource a request changes: its keys are cleared together. */
export type Changed = 'pantry' | 'lists' | 'plan' | 'recipes';

/**
 * Sends a request with an idempotency key that stays the same until a response arrives. If a response was
 * lost, resending the same content takes effect once. Keys outlive the screen; they are in the query cache,
 * which is cleared on logout.
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
  // The server stores nothing for a failed request, so its key can be reused.
  const answer = await send(content, key);
  queryClient.removeQueries({ queryKey, exact: true });
  return answer;
}

/** The key of a request still without a response; null if there is none. */
export const keyOf = <Content>(queryClient: QueryClient, changed: Changed, content: Content): string | null =>
  queryClient.getQueryData<string>([KEYS, changed, content]) ?? null;

/** The contents of requests still without a response. */
export const contentsSent = <Content>(queryClient: QueryClient, changed: Changed): Content[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [KEYS, changed] })
    .map(({ queryKey }) => queryKey[2] as Content);

/**
 * Clears keys, so resending the same content counts as a new request, because something was removed or
 * changed since.
 */
export function forgetKeys(queryClient: QueryClient, changed: Changed): void {
  queryClient.removeQueries({ queryKey: [KEYS, changed] });
}

/** A new idempotency key. Unlike randomUUID, it works without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
