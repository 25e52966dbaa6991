import { vi } from 'vitest';
import { createLarderClient } from './client.ts';
import { makeStorage, SIGNED_IN } from './test-server.ts';
import { unwrap } from './unwrap.ts';

/** Where calls of a test come to. */
export const REFRESH = '/api/v1/auth/refresh';
export const BULK = '/api/v1/pantry/bulk';

/** What adds one ingredient. */
export const bodyFor = (name: string) => ({
  items: [{ ingredient_name: name, quantity: 1, unit: 'piece' as const }],
});

/** One tab of the app, with the storage that it shares with others. */
export function openTab(baseUrl: string, storage = makeStorage(SIGNED_IN)) {
  const onSignedOut = vi.fn<() => void>();
  const client = createLarderClient({ baseUrl, storage, onSignedOut });
  const add = (name: string, signal: AbortSignal | null = null) =>
    unwrap(
      client.POST('/pantry/bulk', {
        body: bodyFor(name),
        headers: { 'Idempotency-Key': `key of ${name.slice(0, 20)}` },
        signal,
      }),
    );
  return { client, storage, onSignedOut, add };
}

/** Makes a promise that the test resolves. */
export function gate() {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

/** The error of a call that must fail, awaited when the test wants it; null when it did not. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
