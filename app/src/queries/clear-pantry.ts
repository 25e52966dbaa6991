import { ApiError, unwrap } from '@larder/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { forgetAddedIngredientsAtom } from '../atoms/added-ingredients.ts';
import { client, session } from '../session/client.ts';
import { setPresence, usePantryChanged } from './pantry-mutations.ts';
import { pantryItems, type PantryItem } from './pantry.ts';

/** How many removals are on their way at once. */
const AT_ONCE = 5;

/** Takes items out of the pantry, a few at a time. After a failure no further one is begun. */
export async function removeAll(ids: readonly string[]): Promise<void> {
  const left = [...ids];
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      await removeOne(id).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function removeOne(id: string): Promise<void> {
  try {
    await unwrap(client.DELETE('/pantry/{id}', { params: { path: { id } } }));
  } catch (error) {
    // Somebody took it out before, in another tab for example.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Takes everything out of the pantry. */
export function useClearPantry() {
  const queryClient = useQueryClient();
  const pantryChanged = usePantryChanged();
  const forgetAdded = useSetAtom(forgetAddedIngredientsAtom);
  return useMutation({
    mutationFn: (items: readonly PantryItem[]) => removeAll(items.map(({ id }) => id)),
    onMutate: () => session.username,
    onSuccess: (_nothing, _items, cook) => {
      // Somebody else has signed in meanwhile.
      if (cook !== session.username) return;
      forgetAdded();
      queryClient.setQueryData(pantryItems().queryKey, []);
      setPresence(queryClient, false);
    },
    onSettled: pantryChanged,
  });
}
