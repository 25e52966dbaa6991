import { unwrap } from '@larder/client';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../../platform/language/t.ts';
import { askingCook, isHere } from '../../platform/queries/change-outcome.ts';
import { client } from '../../platform/session/client.ts';
import { offerUndo, type Undoable } from '../../platform/undo/offer-undo.ts';
import { listName } from './list-name.ts';
import { recipeLists, type RecipeList } from './lists.query.ts';
import { MEMBERSHIP, recipeMembership } from './membership.query.ts';

/** Refetches everything that shows lists and their recipes. */
function readAgain(queryClient: QueryClient, listId: string): void {
  void queryClient.invalidateQueries({ queryKey: recipeLists().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'one', listId] });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'recipes', listId] });
}

/** Confirms a list's deletion and offers to restore it with its recipes. */
export function offerListUndo(queryClient: QueryClient, { id, name }: Pick<RecipeList, 'id' | 'name'>): void {
  offerUndo({
    done: t('Deleted the list “{name}”.', { name }),
    undo: async () => {
      const cook = askingCook();
      await unwrap(client.POST('/lists/{id}/restore', { params: { path: { id } } }));
      if (!isHere(cook)) return;
      readAgain(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: [MEMBERSHIP] });
    },
    undone: t('The list “{name}” is back.', { name }),
    failure: t('The list “{name}” could not be restored.', { name }),
  });
}

/** Confirms a removal from a list and offers to put the recipe back in its place. */
export function offerMembershipUndo(
  queryClient: QueryClient,
  { recipeId, title, listId }: { recipeId: number; title: string; listId: string },
  show: () => Promise<unknown>,
): void {
  const lists = queryClient.getQueryData(recipeLists().queryKey);
  const list = lists?.find(({ id }) => id === listId);
  offerUndo({
    ...removalInWords(title, list && listName(list)),
    undo: async () => {
      const cook = askingCook();
      const path = { listId, recipeId };
      await unwrap(client.POST('/lists/{listId}/recipes/{recipeId}/restore', { params: { path } }));
      if (!isHere(cook)) return;
      await show();
      readAgain(queryClient, listId);
      void queryClient.invalidateQueries({ queryKey: recipeMembership(recipeId).queryKey });
    },
  });
}

/** The list has no name if it is not known here. */
function removalInWords(
  title: string,
  list: string | undefined,
): Pick<Undoable, 'done' | 'undone' | 'failure'> {
  if (list === undefined)
    return {
      done: t('Removed {title} from your list.', { title }),
      undone: t('{title} is back on your list.', { title }),
      failure: t('The recipe could not be put back on your list.'),
    };
  return {
    done: t('Removed {title} from {list}.', { title, list }),
    undone: t('{title} is back on {list}.', { title, list }),
    failure: t('The recipe could not be put back on {list}.', { list }),
  };
}
