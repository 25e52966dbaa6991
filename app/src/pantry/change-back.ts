import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { sentenceCase } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { client } from '../platform/session/client.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { notePantryChanged, showItems } from './note-pantry.ts';
import type { PantryItem } from './pantry.query.ts';

type PantryItemChange = components['schemas']['PantryItemChange'];

/** An item as it was, is now, and what was asked for. */
interface Changed {
  before: PantryItem | undefined;
  changed: PantryItem;
  change: PantryItemChange;
}

/** It has become one with another batch: what it was alone is no longer known. */
const isJoined = ({ before, changed, change }: Changed & { before: PantryItem }) =>
  changed.id !== before.id ||
  changed.quantity !== (change.quantity === undefined ? before.quantity : change.quantity);

/** Says that a pantry item was changed, and offers to change it back: amount, unit, date, place and whether it is open. */
export function noteItemChanged(queryClient: QueryClient, { before, changed, change }: Changed): void {
  const name = sentenceCase(changed.ingredients.name);
  if (!before || isJoined({ before, changed, change })) {
    toast.success(`${name} updated`);
    return;
  }
  const { quantity, unit, expiry_date, expiry_is_guess, storage, opened } = before;
  const body: PantryItemChange = {
    // An amount that is not sent stays to the fraction that a cooked meal has left.
    ...(change.quantity !== undefined && { quantity, unit }),
    expiry_date,
    ...(expiry_date !== null && { expiry_is_guess }),
    storage,
    opened,
  };
  offerUndo({
    done: `${name} updated`,
    undo: async () => {
      const cook = askingCook();
      const path = { id: before.id };
      const back = await unwrap(client.PUT('/pantry/{id}', { params: { path }, body }));
      if (!isHere(cook)) return;
      showItems(queryClient, [back]);
      void notePantryChanged(queryClient);
    },
    undone: `${name} is as it was.`,
    failure: `${name} could not be changed back.`,
  });
}
