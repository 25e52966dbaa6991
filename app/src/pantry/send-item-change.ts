import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { QueryClient } from '@tanstack/react-query';
import { sendOnce } from '../platform/queries/idempotency-key.ts';
import { client } from '../platform/session/client.ts';

/** The changeable properties of an item. */
export type PantryItemChange = components['schemas']['PantryItemChange'];

/** A change to an item. */
export interface ItemChange {
  readonly id: string;
  readonly change: PantryItemChange;
}

/** Sends a change to an item, which takes effect once even if retried: it may merge two batches and add their amounts. */
export const sendItemChange = (queryClient: QueryClient, { id, change }: ItemChange) =>
  sendOnce(queryClient, 'pantry', { id, change }, (_content, key) =>
    unwrap(
      client.PUT('/pantry/{id}', {
        params: { path: { id } },
        body: change,
        headers: { 'Idempotency-Key': key },
      }),
    ),
  );
