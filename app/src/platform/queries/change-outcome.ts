import { ApiError } from '@larder/client';
import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { session } from '../session/client.ts';

/**
 * Awaits a deletion. Not found counts as success: an earlier response was lost, or another tab was quicker.
 * Other failures are thrown.
 */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** The cook who requested a change: the context from a mutation's `onMutate`. */
export const askingCook = (): string | null => session.username;

/** Whether that cook is still logged in when the change settles: nobody else may see it. */
export const isHere = (cook: string | null | undefined): boolean =>
  cook !== undefined && cook === session.username;

/**
 * Whether this change is pending. A second press may come before the first is rendered, or from another
 * screen.
 */
export const isOnItsWay = (queryClient: QueryClient, mutationKey: MutationKey, variables: unknown): boolean =>
  queryClient.isMutating({ mutationKey, predicate: ({ state }) => state.variables === variables }) > 0;
