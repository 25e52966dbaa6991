import { vi } from 'vitest';
import { createLarderClient } from './client.ts';
import { makeStorage, SIGNED_IN } from './test-server.ts';
import { unwrap } from './unwrap.ts';

/** Paths of the tests' requests. */
export const REFRESH = '/api/v1/auth/refresh';
export const BULK = '/api/v1/pantry/bulk';

/** A request body that adds one ingredient. */
export const bodyFor = (name: string) => ({
  items: [{ ingredient_name: name, quantity: 1, unit: 'piece' as const }],
});

/** A tab of the app, with the storage that it shares with others. */
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

/** A promise that the test resolves. */
export function gate() {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

/** The error of a request that must fail, to await later; null if it succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
