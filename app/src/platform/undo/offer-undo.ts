import { ApiError } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import { t } from '../language/t.ts';
import { askingCook, isHere } from '../queries/change-outcome.ts';
import { conflictsOf } from '../queries/conflict.ts';

/** A completed action and how to undo it. */
export interface Undoable {
  /** What was done, as a sentence: 'Removed milk from your pantry.' */
  done: string;
  /** Undoes it. Rejects on failure. */
  undo: () => Promise<unknown>;
  /** Message after undoing: 'Milk put back in your pantry.' */
  undone: string;
  /** Message if undoing failed: 'Milk could not be put back.' */
  failure: string;
  /** Reloads what was to be undone, after another device has changed it. */
  refetch?: () => void;
}

/**
 * Confirms an action with an Undo button, for ten seconds and for as long as the message is hovered or
 * focused. F8 focuses it from anywhere. A failed undo is reported and can be retried, unless the server says
 * that it is too late, or another device has changed it since. Call it after success, and only while the cook who acted is still logged in.
 */
export function offerUndo({ done, undo, undone, failure, refetch }: Undoable): void {
  const cook = askingCook();
  const run = async () => {
    try {
      await undo();
      if (isHere(cook)) toast.success(undone);
    } catch (error) {
      if (!isHere(cook)) return;
      if (conflictsOf(error)) {
        refetch?.();
        toast.failure(`${failure} ${t('This was changed on another device.')}`);
        return;
      }
      const isOver = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (isOver) toast.failure(error.problem ? error.detail : failure);
      else toast.failure(failure, { label: t('Try again'), run: () => void run() });
    }
  };
  toast.success(done, { label: t('Undo'), run: () => void run() });
}
