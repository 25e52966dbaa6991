import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@larder/client';
import { offerUndo } from '../undo/offer-undo.ts';
import { askingCook, isHere } from './change-outcome.ts';
import { restorePlan } from './previous-plan.ts';

/** Brings back the plan that was replaced, and offers to undo that too. Says what went wrong. */
export async function bringBack(queryClient: QueryClient, planId: string, currentId: string): Promise<void> {
  const cook = askingCook();
  try {
    await restorePlan(queryClient, planId);
    if (!isHere(cook)) return;
    offerUndo({
      done: 'Your last plan is back.',
      undo: () => restorePlan(queryClient, currentId),
      undone: 'The newer plan is back.',
      failure: 'The newer plan could not be brought back.',
    });
  } catch (error) {
    if (!isHere(cook)) return;
    const isOver = error instanceof ApiError && error.status === 409;
    toast.failure(isOver ? error.detail : 'Your last plan could not be brought back. Please try again.');
  }
}
