import { ApiError } from '@larder/client';
import { session } from '../session/client.ts';

/** Whether a change that failed may have been made all the same: its answer was lost, or the server broke on the way. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

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
