import { sentenceCase } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { baseOf } from './item-base.ts';
import { notePantryChanged, showItems } from './note-pantry.ts';
import type { PantryItem } from './pantry.query.ts';
import { restorePantry } from './restore-pantry.change.ts';
import { sendItemChange, type PantryItemChange } from './send-item-change.ts';

/** An item before and after a change, and the request. */
interface Changed {
  before: PantryItem | undefined;
  changed: PantryItem;
  change: PantryItemChange;
}

/**
 * Says that a pantry item was changed, and offers to change it back: amount, unit, date, place and whether it is open, as far as
 * they were changed here.
 */
export function noteItemChanged(queryClient: QueryClient, { before, changed, change }: Changed): void {
  const name = sentenceCase(changed.ingredients.name);
  const words = {
    done: `${name} updated`,
    undone: `${name} is back to what it was.`,
    failure: `${name} could not be changed back.`,
    refetch: () => void notePantryChanged(queryClient),
  };
  const { joined_id: joinedId } = changed;
  if (joinedId !== undefined) {
    offerUndo({ ...words, undo: () => restorePantry(queryClient, [joinedId]) });
    return;
  }
  if (!before) {
    toast.success(words.done);
    return;
  }
  const { quantity, unit, expiry_date, expiry_is_guess, storage, opened } = { ...before, ...change.base };
  // A guess moves with the place, and when it is opened.
  const hasMoved = change.storage !== undefined || change.opened !== undefined;
  const body: PantryItemChange = {
    // Fractions left by a cooked meal are kept by not sending the quantity.
    ...(change.quantity !== undefined && { quantity, unit }),
    ...((change.expiry_date !== undefined || hasMoved) && {
      expiry_date,
      ...(expiry_date !== null && { expiry_is_guess }),
    }),
    ...(change.storage !== undefined && { storage }),
    ...(change.opened !== undefined && { opened }),
    base: baseOf(changed),
  };
  offerUndo({
    ...words,
    undo: async () => {
      const cook = askingCook();
      const back = await sendItemChange(queryClient, { id: before.id, change: body });
      if (!isHere(cook)) return;
      showItems(queryClient, [back]);
      void notePantryChanged(queryClient);
    },
  });
}
