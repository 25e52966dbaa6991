import { ApiError } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { restorePlan } from './previous-plan.query.ts';

/** A plan's position relative to the current one. */
export type Side = 'before' | 'after';

const wordsOf = (side: Side) =>
  side === 'before'
    ? {
        back: t('Your last plan is back.'),
        failure: t('Your last plan could not be restored.'),
        again: t('Your last plan could not be restored. Please try again.'),
      }
    : {
        back: t('The newer plan is back.'),
        failure: t('The newer plan could not be restored.'),
        again: t('The newer plan could not be restored. Please try again.'),
      };

/** Restores an earlier or later plan, and offers to undo that too. Reports failures. */
export async function bringBack(
  queryClient: QueryClient,
  side: Side,
  planId: string,
  currentId: string,
): Promise<void> {
  const cook = askingCook();
  const there = wordsOf(side);
  const here = wordsOf(side === 'before' ? 'after' : 'before');
  try {
    await restorePlan(queryClient, planId);
    if (!isHere(cook)) return;
    offerUndo({
      done: there.back,
      undo: () => restorePlan(queryClient, currentId),
      undone: here.back,
      failure: here.failure,
    });
  } catch (error) {
    if (!isHere(cook)) return;
    const isOver = error instanceof ApiError && error.status === 409;
    toast.failure(isOver ? error.detail : there.again);
  }
}
