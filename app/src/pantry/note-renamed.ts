import { unwrap } from '@larder/client';
import { sentenceCase } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { client } from '../platform/session/client.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { regionalName } from '../platform/locale/shown-name.ts';
import { notePantryChanged, showItems } from './note-pantry.ts';
import { INGREDIENT_BOOK, type PantryItem } from './pantry.query.ts';

/** Confirms that an ingredient was renamed and offers the old name back. Merged batches stay merged. */
export function noteRenamed(queryClient: QueryClient, before: PantryItem, now: PantryItem): void {
  void queryClient.invalidateQueries({ queryKey: INGREDIENT_BOOK });
  const { name: oldName } = before.ingredients;
  const { name } = now.ingredients;
  const old = sentenceCase(oldName);
  if (now.ingredient_id !== before.ingredient_id) {
    toast.success(t('{old} is {name} now.', { old, name: regionalName(name) }));
    return;
  }
  offerUndo({
    done: t('{old} is called {name} now.', { old, name }),
    undo: async () => {
      const { id } = now;
      const body = { ingredient_name: oldName, base: { ingredient_name: name } };
      showItems(queryClient, [await unwrap(client.PUT('/pantry/{id}', { params: { path: { id } }, body }))]);
      void queryClient.invalidateQueries({ queryKey: INGREDIENT_BOOK });
      void notePantryChanged(queryClient);
    },
    undone: t('{old} has its old name again.', { old }),
    failure: t('The old name could not be restored.'),
    refetch: () => void notePantryChanged(queryClient),
  });
}
