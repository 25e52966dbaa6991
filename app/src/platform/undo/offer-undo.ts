import { ApiError } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import { askingCook, isHere } from '../queries/change-outcome.ts';

/** Something that was done, and how it is taken back. */
export interface Undoable {
  /** What was done, as one sentence: 'Removed milk from your pantry.' */
  done: string;
  /** Takes it back. Rejects when that failed. */
  undo: () => Promise<unknown>;
  /** What to say once it is taken back: 'Milk put back in your pantry.' */
  undone: string;
  /** What to say when it could not be taken back: 'Milk could not be put back.' */
  failure: string;
}

/**
 * Says what was done, with 'Undo' beside it: ten seconds, and for as long as the message is pointed at or has the focus.
 * F8 leads to it from anywhere. When taking it back fails, that is said and can be tried again, unless the server has
 * said that it is too late. Call it where the change has succeeded, and only while the cook who made it is here.
 */
export function offerUndo({ done, undo, undone, failure }: Undoable): void {
  const cook = askingCook();
  const run = async () => {
    try {
      await undo();
      if (isHere(cook)) toast.success(undone);
    } catch (error) {
      if (!isHere(cook)) return;
      const isOver = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (isOver) toast.failure(error.problem ? error.detail : failure);
      else toast.failure(failure, { label: 'Try again', run: () => void run() });
    }
  };
  toast.success(done, { label: 'Undo', run: () => void run() });
}
