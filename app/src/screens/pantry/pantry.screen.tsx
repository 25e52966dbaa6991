import { ApiError } from '@larder/client';
import { isUnit, sentenceCase } from '@larder/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  useAddPantryItems,
  useDeletePantryItem,
  useUpdatePantryItem,
} from '../../queries/pantry-mutations.ts';
import { ingredientNames, pantryItems, pantryUnits } from '../../queries/pantry-items.ts';
import type { PantryItem } from '../../queries/pantry.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { PantryView, type PantryState } from './pantry.view.tsx';

const AddIngredientsTable = lazy(() => import('./add-ingredients-table.lazy.ts'));
const EditIngredientDialog = lazy(() => import('./edit-ingredient-dialog.lazy.ts'));

/** How long the banner stays after ingredients were added, in milliseconds. */
const BANNER_TIME = 5_000;

const sentenceOf = (error: unknown, fallback: string) =>
  error === null ? null : error instanceof ApiError && error.problem ? error.detail : fallback;

/** Pantry management on the real server. */
export default function PantryScreen() {
  useDocumentTitle('Pantry');
  const items = useQuery(pantryItems(useQueryClient()));
  const names = useQuery(ingredientNames());
  const units = useQuery(pantryUnits());
  const addItems = useAddPantryItems();
  const updateItem = useUpdatePantryItem();
  const { deleteItem, deletingIds } = useDeletePantryItem();

  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<number | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isEditorWanted, setEditorWanted] = useState(false);

  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), BANNER_TIME);
    return () => clearTimeout(timer);
  }, [added]);

  const readMissingWords = () => {
    if (names.isError) void names.refetch();
    if (units.isError) void units.refetch();
  };

  const openAddMode = (open: boolean) => {
    addItems.reset();
    if (open) readMissingWords();
    setAdding(open);
  };

  const edit = (id: string | null) => {
    updateItem.reset();
    if (id !== null) {
      setEditorWanted(true);
      readMissingWords();
    }
    setEditedId(id);
  };

  const edited = items.data?.find((item) => item.id === editedId);

  return (
    <>
      <PantryView
        state={pantryState(items, deletingIds)}
        added={added}
        addMode={
          isAdding ? (
            <Suspense fallback={null}>
              <AddIngredientsTable
                focusOnMount
                ingredientNames={names.data ?? []}
                units={units.data ?? []}
                pending={addItems.isPending}
                error={sentenceOf(addItems.error, 'Failed to add ingredients')}
                onCancel={() => openAddMode(false)}
                onAdd={(rows) =>
                  addItems.mutate(
                    rows.flatMap(({ name, unit, ...row }) =>
                      isUnit(unit) ? [{ ingredient_name: name, unit, ...row }] : [],
                    ),
                    {
                      onSuccess: () => {
                        openAddMode(false);
                        setAdded(rows.length);
                      },
                    },
                  )
                }
              />
            </Suspense>
          ) : null
        }
        onAddMode={openAddMode}
        onEdit={edit}
        onDelete={deleteItem}
        onRetry={() => void items.refetch()}
        onFindRecipes={() => window.location.assign('/dashboard/recipes')}
      />
      {isEditorWanted && (
        <Suspense fallback={null}>
          <EditIngredientDialog
            open={edited !== undefined}
            onOpenChange={(open) => !open && edit(null)}
            ingredient={edited ? { ...edited, name: sentenceCase(edited.ingredients.name) } : null}
            units={units.data ?? []}
            pending={
              updateItem.isPending ? 'update' : editedId && deletingIds.includes(editedId) ? 'remove' : null
            }
            error={sentenceOf(updateItem.error, 'Failed to update ingredient')}
            onUpdate={({ quantity, unit }) => {
              if (!edited || !isUnit(unit)) return;
              updateItem.mutate(
                { id: edited.id, change: { quantity, unit, expiry_date: edited.expiry_date } },
                { onSuccess: () => edit(null) },
              );
            }}
            onRemove={() => edited && deleteItem(edited.id)}
          />
        </Suspense>
      )}
    </>
  );
}

function pantryState(
  { data, isError }: { data: readonly PantryItem[] | undefined; isError: boolean },
  pendingIds: readonly string[],
): PantryState {
  if (data) return data.length > 0 ? { status: 'ready', items: data, pendingIds } : { status: 'empty' };
  return { status: isError ? 'error' : 'loading' };
}
