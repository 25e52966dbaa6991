import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { notePantryChanged } from './note-pantry.ts';
import type { PantryItem } from './pantry.query.ts';
import { restorePantry } from './restore-pantry.change.ts';
import { shownName } from '../platform/locale/shown-name.ts';

/** Confirms a change to a pantry item and offers to undo it. */
export function noteItemChanged(queryClient: QueryClient, changed: PantryItem): void {
  const name = shownName(changed.ingredients.name);
  const { undo_id: undoId } = changed;
  const done = t('{name} updated', { name });
  if (undoId === undefined) {
    toast.success(done);
    return;
  }
  offerUndo({
    done,
    undo: () => restorePantry(queryClient, [undoId]),
    undone: t('{name} is back to what it was.', { name }),
    failure: t('{name} could not be changed back.', { name }),
    refetch: () => void notePantryChanged(queryClient),
  });
}
