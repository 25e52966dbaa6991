import { isUnit, localDay, UNIT_NAMES } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { NameBook } from '@larder/domain/names';
import { lazy, startTransition, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { fromBase } from '../../../platform/navigation/base.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { useToday } from '../../../platform/use-today.ts';
import { findInPantry } from '../../find-in-pantry.ts';
import { useKeepPantryItem } from '../../keep-pantry-item.change.ts';
import {
  ingredientBook,
  pantryUnits,
  usePantryItems,
  type BookIngredient,
} from '../../pantry-items.query.ts';
import { useAddPantryItems, useDeletePantryItem } from '../../pantry.change.ts';
import type { PantryItem } from '../../pantry.query.ts';
import { PantryView, type PantryState } from './pantry.view.tsx';
import { sentenceOf } from './sentence-of.ts';
import { Tiles } from './tiles.tsx';
import { useTiles } from './use-tiles.ts';
import { useWay, type Way } from './use-way.ts';

const WaysOfAdding = lazy(() => import('./ways-of-adding.tsx'));
const TypedIngredients = lazy(() => import('./typed-ingredients.lazy.tsx'));
const MyPantry = lazy(() => import('./my-pantry.tsx'));
const importEditor = () => import('./item-editor.tsx');
const ItemEditor = lazy(importEditor);
/** If it fails, the press asks again. */
const fetchEditor = () => void importEditor().catch(() => undefined);

const NO_INGREDIENTS: readonly BookIngredient[] = [];

/** How long the success banner stays, in milliseconds. */
const BANNER_TIME = 5_000;

/** Pantry management, connected to the server. */
export default function PantryScreen() {
  useDocumentTitle(t('Pantry'));
  const [way, openAt] = useWay();
  const isAdding = way !== null;
  // 'My Pantry' is below the ways of adding, and goes stale sooner.
  const items = usePantryItems(isAdding);
  const book = useQuery(ingredientBook());
  const units = useQuery(pantryUnits());
  const addItems = useAddPantryItems();
  const { deleteItem, deletingIds } = useDeletePantryItem();
  const { keepItem, keepingIds } = useKeepPantryItem();

  const today = localDay(useToday());
  const [isTypingAsked, setTypingAsked] = useState(false);
  const names = useMemo(() => new NameBook(book.data ?? NO_INGREDIENTS), [book.data]);
  const tiles = useTiles({
    book: book.data ?? NO_INGREDIENTS,
    items: items.data ?? [],
    deletingIds,
    onDelete: deleteItem,
  });
  const [added, setAdded] = useState<number | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isEditorWanted, setEditorWanted] = useState(false);

  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), BANNER_TIME);
    return () => clearTimeout(timer);
  }, [added]);

  const { data: knownBook, refetch: readBook } = book;
  const { data: knownUnits, refetch: readUnits } = units;
  // A failure may not have been rendered yet, so check the data rather than the visible error.
  const readMissingWords = useCallback(() => {
    if (!knownBook) void readBook();
    if (!knownUnits) void readUnits();
  }, [knownBook, readBook, knownUnits, readUnits]);

  const openAddMode = (open: boolean) => {
    addItems.reset();
    if (open) {
      readMissingWords();
      // A stale banner would hide that there is a new one.
      setAdded(null);
    }
    // When its button is pressed, the table mounts with focus.
    setTypingAsked(open);
    openAt(open ? 'typed' : null);
  };

  const openWay = (next: Way) => {
    readMissingWords();
    setTypingAsked(false);
    openAt(next);
  };

  const edit = useCallback(
    (id: string) => {
      readMissingWords();
      // The press is answered before the dialog is drawn.
      startTransition(() => {
        setEditorWanted(true);
        setEditedId(id);
      });
    },
    [readMissingWords],
  );
  const find = useCallback(
    (all: readonly PantryItem[], text: string) => findInPantry(all, text, names),
    [names],
  );
  const pendingIds = useMemo(() => [...deletingIds, ...keepingIds], [deletingIds, keepingIds]);

  const edited = items.data?.find((item) => item.id === editedId);
  const state = pantryState(items, pendingIds);
  const retry = () => void items.refetch();

  return (
    <>
      <PantryView
        state={state}
        today={today}
        added={added}
        isAdding={isAdding}
        way={way ?? 'tiles'}
        ways={
          <WaysOfAdding
            way={way ?? 'tiles'}
            onWayChange={openWay}
            book={book.data ?? NO_INGREDIENTS}
            tiles={
              // Loaded data stays even if a refetch fails.
              book.isError && !book.data ? null : (
                <Tiles
                  book={book.data ?? NO_INGREDIENTS}
                  inIds={tiles.inIds}
                  onToggle={(id, isIn) => {
                    openAt('tiles');
                    tiles.toggle(id, isIn);
                  }}
                />
              )
            }
            typed={
              <TypedIngredients
                focusOnMount={isTypingAsked}
                ingredients={book.data ?? NO_INGREDIENTS}
                units={units.data ?? UNIT_NAMES}
                pending={addItems.isPending}
                error={sentenceOf(addItems.error, t('Failed to add ingredients'))}
                onCancel={() => openAddMode(false)}
                onAdd={(rows) =>
                  addItems.mutate(
                    rows.flatMap(({ name, unit, quantity, expires, keepName }) =>
                      isUnit(unit)
                        ? [
                            {
                              ingredient_name: name,
                              quantity,
                              unit,
                              ...(expires !== undefined && { expiry_date: expires }),
                              ...(keepName && { keep_name: true }),
                            },
                          ]
                        : [],
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
            }
          />
        }
        onAddMode={openAddMode}
        find={find}
        onEdit={edit}
        onApproach={fetchEditor}
        onDelete={deleteItem}
        onStillGood={(id) => {
          const item = items.data?.find((each) => each.id === id);
          if (item) keepItem(item);
        }}
        myPantry={<MyPantry state={state} onRemove={deleteItem} onRetry={retry} />}
        onRetry={retry}
        onFindRecipes={() => window.location.assign(fromBase('/dashboard/recipes'))}
      />
      {isEditorWanted && (
        <Suspense fallback={null}>
          <ItemEditor
            item={edited}
            units={units.data ?? UNIT_NAMES}
            names={names}
            isRemoving={edited !== undefined && deletingIds.includes(edited.id)}
            onClose={() => setEditedId(null)}
            onRemove={deleteItem}
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
