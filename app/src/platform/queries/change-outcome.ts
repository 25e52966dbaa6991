import { ApiError } from '@larder/client';
import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { session } from '../session/client.ts';

/**
 * Waits for a deletion. What is gone already is done: the answer to an earlier try was lost, or another tab was quicker.
 * Every other failure is thrown.
 */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Who asks for a change: what a mutation's `onMutate` answers. */
export const askingCook = (): string | null => session.username;

/** Whether that cook is still at the screen when the change has settled: nobody else may come across it. */
export const isHere = (cook: string | null | undefined): boolean =>
  cook !== undefined && cook === session.username;

/**
 * Whether this very change is on its way. A second press may come before the first has drawn anything, and from another
 * screen too.
 */
export const isOnItsWay = (queryClient: QueryClient, mutationKey: MutationKey, variables: unknown): boolean =>
  queryClient.isMutating({ mutationKey, predicate: ({ state }) => state.variables === variables }) > 0;
