import type { ConflictChoice, ConflictingField } from '@larder/ui/conflict-notice';
import type { ListValues } from '@larder/ui/list-dialog';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { recipePictureFile, type RecipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import { conflictsOf, type Conflicts } from '../../../platform/queries/conflict.ts';
import { useBusy } from '../../../platform/use-busy.ts';
import type { RecipeSummary } from '../../../recipes/recipes.query.ts';
import {
  baseOfList,
  listNameError,
  useCreateList,
  useDeleteList,
  useUpdateList,
} from '../../membership/list.change.ts';
import { listRecipes, recipeListsWithDishes, type RecipeList } from '../../membership/lists.query.ts';
import { ListsView, type ListsState } from './lists.view.tsx';

const ListDialog = lazy(() => import('../../membership/list-dialog.lazy.ts'));
const AlertDialog = lazy(() => import('./alert-dialog.lazy.ts'));

/** Maximum number of pictures per card, and the width of the widest. */
const PICTURES = 4;
const SIZES = '(min-width: 64rem) 14rem, (min-width: 40rem) 28vw, 62vw';

/** My Recipe Lists, connected to the server. */
export default function ListsScreen() {
  useDocumentTitle(t('My Recipe Lists'));
  const lists = useQuery(recipeListsWithDishes(useQueryClient()));
  const { pictures, onSeen } = usePictures(lists.data);
  const create = useCreateList();
  const update = useUpdateList();
  const remove = useDeleteList();

  // Dialogs keep their subject while closing. Their code loads with the first one opened. The edited list keeps the
  // values the cook last saw: another device may change it meanwhile.
  const [edited, setEdited] = useState<RecipeList | null>(null);
  const [conflicts, setConflicts] = useState<Conflicts | null>(null);
  const asked = useMemo(() => conflicts && conflictingFields(conflicts), [conflicts]);
  const [isSaverOpen, setSaverOpen] = useState(false);
  const [isSaverWanted, setSaverWanted] = useState(false);
  const [isSaving, runSave] = useBusy();
  const [isDeleting, runDelete] = useBusy();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [isQuestionWanted, setQuestionWanted] = useState(false);

  /** Counts openings: a save closes only the dialog it was started from. */
  const opened = useRef(0);

  const find = (id: string) => lists.data?.find((list) => list.id === id) ?? null;
  const openSaver = (list: RecipeList | null) => {
    opened.current += 1;
    create.reset();
    update.reset();
    setEdited(list);
    setConflicts(null);
    setSaverWanted(true);
    setSaverOpen(true);
  };
  const saver = edited ? update : create;

  // The mutations report failures themselves.
  const save = (values: ListValues, keep?: ConflictChoice) =>
    runSave(async () => {
      const about = opened.current;
      const theirs = keep && conflicts ? Object.fromEntries(conflicts) : {};
      const base = edited && { ...edited, ...theirs };
      const body = keep === 'theirs' ? { ...values, ...theirs } : values;
      setEdited(base);
      const saving = base
        ? update.mutateAsync({ id: base.id, body: { ...body, base: baseOfList(base) } })
        : create.mutateAsync(body);
      const failure = await saving.then(
        () => null,
        (error: unknown) => ({ conflicts: conflictsOf(error) }),
      );
      if (opened.current !== about) return;
      setConflicts(failure?.conflicts ?? null);
      if (!failure) setSaverOpen(false);
    });
  const deleteList = (id: string) =>
    runDelete(async () => {
      await remove.mutateAsync(id).then(
        () => setDeletedId((current) => (current === id ? null : current)),
        () => undefined,
      );
    });

  return (
    <>
      <ListsView
        state={listsState(lists, isDeleting && deletedId ? [deletedId] : [])}
        pictures={pictures}
        onSeen={onSeen}
        onCreate={() => openSaver(null)}
        onEdit={(id) => openSaver(find(id))}
        onDelete={(id) => {
          remove.reset();
          setQuestionWanted(true);
          setDeletedId(id);
        }}
        onRetry={() => void lists.refetch()}
      />
      {isSaverWanted && (
        <Suspense fallback={null}>
          <ListDialog
            open={isSaverOpen}
            onOpenChange={setSaverOpen}
            list={edited}
            pending={isSaving}
            error={listNameError(saver.error)}
            conflicts={asked}
            onSave={(values, keep) => void save(values, keep)}
          />
        </Suspense>
      )}
      {isQuestionWanted && (
        <Suspense fallback={null}>
          <AlertDialog
            open={deletedId !== null}
            onOpenChange={(open) => !open && setDeletedId(null)}
            title={t('Are you sure you want to delete this list?')}
            description={t('The recipes on it are not deleted.')}
            confirmLabel={t('Delete')}
            pending={isDeleting}
            error={remove.isError ? t('The list could not be deleted. Please try again.') : null}
            onConfirm={() => deletedId && void deleteList(deletedId)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The pictures of lists in view, taken from the first page of each, which opening it shows too. */
function usePictures(lists: readonly RecipeList[] | undefined) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback(
    (id: string) => setSeen((ids) => (ids.has(id) ? ids : new Set(ids).add(id))),
    [],
  );
  const shown = (lists ?? []).filter((list) => seen.has(list.id) && list.recipe_count > 0);
  const pages = useQueries({ queries: shown.map(({ id }) => listRecipes(id, 1)) });
  const pictures = new Map(shown.map(({ id }, index) => [id, picturesOf(pages[index]?.data?.recipes)]));
  return { pictures, onSeen };
}

/** The fields of the dialog that another device has changed too, in words. */
function conflictingFields(conflicts: Conflicts): ConflictingField[] {
  return [...conflicts].map(([name, current]) => ({
    field: name === 'name' ? t('List Name') : t('Description'),
    value: typeof current === 'string' ? t('“{text}”', { text: current }) : null,
  }));
}

function picturesOf(recipes: readonly RecipeSummary[] = []): RecipePictureFile[] {
  return recipes.slice(0, PICTURES).flatMap((recipe) => recipePictureFile(recipe.thumbnail_url, SIZES) ?? []);
}

function listsState(
  { data, isError }: { data: readonly RecipeList[] | undefined; isError: boolean },
  pendingIds: readonly string[],
): ListsState {
  if (data) return { status: 'ready', lists: data, pendingIds };
  return { status: isError ? 'error' : 'loading' };
}
